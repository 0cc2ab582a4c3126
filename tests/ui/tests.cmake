# SPDX-License-Identifier: GPL-3.0-or-later
gunbai_test(tst_ui
  SOURCES
    ui/fixture.cpp
    ui/fixture.h
    ui/libraryfixture.cpp
    ui/libraryfixture.h
    ui/main.cpp
    ui/pondgame.cpp
    ui/pondgame.h
    ui/tests.h
    ui/tst_builder.cpp
    ui/tst_catalogue.cpp
    ui/tst_columnfit.cpp
    ui/tst_editing.cpp
    ui/tst_library.cpp
    ui/tst_librarymodel.cpp
    ui/tst_librarypage.cpp
    ui/tst_look.cpp
    ui/tst_oneinstance.cpp
    ui/tst_openwarband.cpp
    ui/tst_print.cpp
    ui/tst_rescue.cpp
    ui/tst_usability.cpp
    ui/tst_warbandmodel.cpp
    ui/tst_warriorsheet.cpp
    ui/tst_window.cpp
  LINKS gunbai_ui_shell Qt6::Test)
