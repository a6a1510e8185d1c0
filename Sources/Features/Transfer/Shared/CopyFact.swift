import DesignSystem
import HTML

/// One fact with a button that copies it.
struct CopyFact: View {
    let name: String
    let text: String
    /// The copied text if it differs from the displayed one.
    var copied: String?

    init(_ name: String, _ text: String, copied: String? = nil) {
        self.name = name
        self.text = text
        self.copied = copied
    }

    var body: some View {
        div {
            dt { name }
            dd(.class("copy-fact")) {
                span { text }
                button(
                    .class("button button-small"), .attribute("type", "button"), .data("copy", copied ?? text), .data("copied", "Copied")
                ) { "Copy" }
            }
        }
    }
}
