import DesignSystem
import HTML

/// Copies a text, and opens the browser's share dialog where it is supported.
struct ShareButton: View {
    private let title: String
    private let text: String

    init(_ title: String, text: String) {
        self.title = title
        self.text = text
    }

    var body: some View {
        button(.class("button button-plain"), .data("copy", text), .data("copied", "Copied"), .data("share", "1")) {
            Icon(.squareAndArrowUp)
            title
        }
    }
}
