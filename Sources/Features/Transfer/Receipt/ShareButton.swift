import DesignSystem
import HTML

/// Hands a text to the system's way of sharing, where the browser has one, and copies it in any case.
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
