package import HTML
package import Localization

/// Copies a text, and opens the browser's share dialog where it is supported.
package struct ShareButton: View {
    private let title: LocalizedText
    private let text: LocalizedText

    package init(_ title: LocalizedText, text: LocalizedText) {
        self.title = title
        self.text = text
    }

    package var body: some View {
        button(.class("button button-plain"), .data("copy", text: text), .data("copied", text: "Copied"), .data("share", "1")) {
            Icon(.squareAndArrowUp)
            title
        }
    }
}
