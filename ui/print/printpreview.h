// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/page.h"

#include <QScrollArea>

namespace gunbai::ui {

/// The pages as they will be printed, each as large as fits. Further pages stand below.
class PrintPreview final : public QScrollArea
{
    Q_OBJECT

public:
    explicit PrintPreview(QWidget *parent = nullptr);

    void setLayoutShown(sheet::Layout layout);
    [[nodiscard]] const sheet::Layout &shownLayout() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Pages;

    Pages *m_pages;
};

} // namespace gunbai::ui
