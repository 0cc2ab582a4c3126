<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArrivalQuestion</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) broken</source>
        <translation>
            <numerusform>%n rule broken</numerusform>
            <numerusform>%n rules broken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), nothing wrong.</source>
        <translation>
            <numerusform>%n file, nothing wrong.</numerusform>
            <numerusform>%n files, nothing wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s).</source>
        <translation>
            <numerusform>%n fault.</numerusform>
            <numerusform>%n faults.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warband(s)</source>
        <translation>
            <numerusform>%n warband</numerusform>
            <numerusform>%n warbands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the bin</source>
        <translation>
            <numerusform>%n in the bin</numerusform>
            <numerusform>%n in the bin</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HonourSheet</name>
    <message numerus="yes">
        <source>%n Skill card(s)</source>
        <translation>
            <numerusform>%n Skill card</numerusform>
            <numerusform>%n Skill cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message numerus="yes">
        <source>%n broken</source>
        <comment>rules</comment>
        <translation>
            <numerusform>%n broken</numerusform>
            <numerusform>%n broken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message numerus="yes">
        <source>Nearest legal list: %n change(s), %1 points</source>
        <translation>
            <numerusform>Nearest legal list: %n change, %1 points</numerusform>
            <numerusform>Nearest legal list: %n changes, %1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterSheet</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) broken</source>
        <translation>
            <numerusform>%n rule broken</numerusform>
            <numerusform>%n rules broken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal, %n rule(s) met</source>
        <translation>
            <numerusform>Legal, %n rule met</numerusform>
            <numerusform>Legal, %n rules met</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleChange</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more change(s).</source>
        <translation>
            <numerusform>There is %n more change.</numerusform>
            <numerusform>There are %n more changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message numerus="yes">
        <source>%1: continued on %n more card(s).</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1: continued on %n more card.</numerusform>
            <numerusform>%1: continued on %n more cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarbandFacts</name>
    <message numerus="yes">
        <source>%n point(s) each</source>
        <translation>
            <numerusform>%n point each</numerusform>
            <numerusform>%n points each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarbandText</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarriorSheet</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more skill(s)</source>
        <translation>
            <numerusform>%n more skill</numerusform>
            <numerusform>%n more skills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::edit::CollectionDocument</name>
    <message numerus="yes">
        <source>Remove %n figure(s)</source>
        <translation>
            <numerusform>Remove %n row of figures</numerusform>
            <numerusform>Remove %n rows of figures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::BackupModel</name>
    <message numerus="yes">
        <source>%n warband(s)</source>
        <translation>
            <numerusform>%n warband</numerusform>
            <numerusform>%n warbands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::CatalogueModel</name>
    <message numerus="yes">
        <source>%n hired</source>
        <comment>swords for hire</comment>
        <translation>
            <numerusform>%n hired</numerusform>
            <numerusform>%n hired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n over</numerusform>
            <numerusform>%n over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You own %n more.</source>
        <comment>figures</comment>
        <translation>
            <numerusform>You own %n more.</numerusform>
            <numerusform>You own %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::CollectionPage</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n painted</source>
        <translation>
            <numerusform>%n painted</numerusform>
            <numerusform>%n painted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::CompleteBar</name>
    <message numerus="yes">
        <source>%n point(s) over</source>
        <translation>
            <numerusform>%n point over</numerusform>
            <numerusform>%n points over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left</source>
        <translation>
            <numerusform>%n point left</numerusform>
            <numerusform>%n points left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::FieldPanel</name>
    <message numerus="yes">
        <source>%n warband(s):</source>
        <translation>
            <numerusform>%n warband:</numerusform>
            <numerusform>%n warbands:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::FilterBar</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::FixBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>fixes</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::HouseRulesButton</name>
    <message numerus="yes">
        <source>House rules: %n</source>
        <comment>how many</comment>
        <translation>
            <numerusform>House rules: %n</numerusform>
            <numerusform>House rules: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::LibraryColumn</name>
    <message numerus="yes">
        <source>Yours, %n</source>
        <translation>
            <numerusform>Yours, %n</numerusform>
            <numerusform>Yours, %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Samples, %n</source>
        <translation>
            <numerusform>Samples, %n</numerusform>
            <numerusform>Samples, %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bin, %n</source>
        <translation>
            <numerusform>Bin, %n</numerusform>
            <numerusform>Bin, %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::LibraryModel</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::PointsMeter</name>
    <message numerus="yes">
        <source>of %n point(s)</source>
        <comment>the limit</comment>
        <translation>
            <numerusform>of %n point</numerusform>
            <numerusform>of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::PrintPage</name>
    <message numerus="yes">
        <source>Everything fits on %n page(s).</source>
        <translation>
            <numerusform>Everything fits on %n page.</numerusform>
            <numerusform>Everything fits on %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s).</source>
        <translation>
            <numerusform>%n page.</numerusform>
            <numerusform>%n pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::PrintPreview</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::RescueWindow</name>
    <message numerus="yes">
        <source>“%1” breaks %n rule(s):</source>
        <translation>
            <numerusform>“%1” breaks %n rule:</numerusform>
            <numerusform>“%1” breaks %n rules:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::RosterModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::VerdictLine</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>models that break a rule</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::VerdictPanel</name>
    <message numerus="yes">
        <source>Legal: all %n rule(s) are met.</source>
        <translation>
            <numerusform>Legal: all %n rule are met.</numerusform>
            <numerusform>Legal: all %n rules are met.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) met</source>
        <translation>
            <numerusform>%n rule met</numerusform>
            <numerusform>%n rules met</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::WarbandHeader</name>
    <message numerus="yes">
        <source>model(s)</source>
        <translation>
            <numerusform>model</numerusform>
            <numerusform>models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rule(s) broken</source>
        <translation>
            <numerusform>rule broken</numerusform>
            <numerusform>rules broken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::WarbandModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunbai::ui::WarbandPane</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>broken rules</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You own all %n figure(s).</source>
        <translation>
            <numerusform>You own its figure.</numerusform>
            <numerusform>You own all %n figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You own %1 of the %n figure(s).</source>
        <translation>
            <numerusform>You own %1 of the %n figure.</numerusform>
            <numerusform>You own %1 of the %n figures.</numerusform>
        </translation>
    </message>
</context>
</TS>
