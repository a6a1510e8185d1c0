package import HTML
package import Localization

/// A dialog that is open when its page is shown: a question that has to be answered before the page goes on. The page stays visible below it.
///
/// It is open without script, too, above the page. The script makes it modal; Escape and a press outside do what its plain button does: a link
/// leads to its page, a button of a form closes the dialog and leaves the form as it is. A page has one at most.
package struct OpenDialog<Content: View>: View {
    private let title: LocalizedText
    private let content: Content

    /// - Parameter content: fields and, in `.dialog-actions`, the buttons; the field with `autofocus` has the focus.
    package init(_ title: LocalizedText, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    package var body: some View {
        dialog(.class("open-dialog"), .open(true), .aria("labelledby", "open-dialog-title")) {
            h2(.class("dialog-title"), .id("open-dialog-title")) { title }
            content
        }
    }
}
