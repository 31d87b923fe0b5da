// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/log_text.h"

#include <QKeyEvent>
#include <QTextBlock>
#include <QUrl>

#include <algorithm>
#include <vector>

namespace elgrande {
namespace {

constexpr int kCaret = 2; // pixels

struct Link {
    int from = 0; // positions in the document
    int to = 0;
    QString href;
};

// A link may be written in several fragments, where part of it is bold.
std::vector<Link> linksOf(const QTextBlock& entry) {
    std::vector<Link> links;
    for (QTextBlock::iterator at = entry.begin(); !at.atEnd(); ++at) {
        const QTextFragment part = at.fragment();
        const QString href = part.charFormat().anchorHref();
        const int end = part.position() + part.length();
        if (href.isEmpty()) continue;
        if (!links.empty() && links.back().to == part.position() && links.back().href == href)
            links.back().to = end;
        else
            links.push_back({part.position(), end, href});
    }
    return links;
}

} // namespace

// QTextBrowser would stop at every link.
// A caret is for those who go through the log by keys; for everybody else it looks as if one could write.
LogText::LogText(QWidget* parent)
    : QTextBrowser(parent) {
    setCursorWidth(0);
}

void LogText::focusInEvent(QFocusEvent* event) {
    const bool keys = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    setCursorWidth(keys ? kCaret : 0);
    QTextBrowser::focusInEvent(event);
}

void LogText::mousePressEvent(QMouseEvent* event) {
    setCursorWidth(0);
    QTextBrowser::mousePressEvent(event);
}

// QTextBrowser's goes from link to link.
bool LogText::focusNextPrevChild(bool next) {
    return QAbstractScrollArea::focusNextPrevChild(next); // NOLINT(bugprone-parent-virtual-call)
}

void LogText::keyPressEvent(QKeyEvent* event) {
    setCursorWidth(kCaret);
    if (event->modifiers() != Qt::NoModifier && event->modifiers() != Qt::KeypadModifier)
        return QTextBrowser::keyPressEvent(event);
    const int entry = textCursor().blockNumber();
    switch (event->key()) {
    case Qt::Key_Up:
        return goToEntry(entry - 1);
    case Qt::Key_Down:
        return goToEntry(entry + 1);
    case Qt::Key_Home:
        return goToEntry(0);
    case Qt::Key_End:
        return goToEntry(document()->blockCount() - 1);
    case Qt::Key_Left:
    case Qt::Key_Right:
        return goToLink(event->key() == Qt::Key_Right);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!followLink()) QTextBrowser::keyPressEvent(event);
        return;
    default:
        QTextBrowser::keyPressEvent(event);
    }
}

void LogText::goToEntry(int block) {
    const QTextBlock entry = document()->findBlockByNumber(std::clamp(block, 0, document()->blockCount() - 1));
    setTextCursor(QTextCursor(entry));
}

void LogText::goToLink(bool next) {
    const std::vector<Link> links = linksOf(textCursor().block());
    const int from = textCursor().selectionStart();
    const bool marked = textCursor().hasSelection();
    const Link* found = nullptr;
    for (const Link& link : links) {
        if (next && found == nullptr && (link.from > from || (link.from == from && !marked))) found = &link;
        if (!next && link.from < from) found = &link;
    }
    if (found == nullptr) return;
    QTextCursor mark(document());
    mark.setPosition(found->from);
    mark.setPosition(found->to, QTextCursor::KeepAnchor);
    setTextCursor(mark);
}

bool LogText::followLink() {
    const std::vector<Link> links = linksOf(textCursor().block());
    if (links.empty()) return false;
    const auto marked = std::find_if(links.begin(), links.end(), [this](const Link& link) {
        return textCursor().hasSelection() && link.from == textCursor().selectionStart();
    });
    const QUrl target(marked != links.end() ? marked->href : links.front().href);
    emit anchorClicked(target);
    return true;
}

} // namespace elgrande

#include "moc_log_text.cpp"
