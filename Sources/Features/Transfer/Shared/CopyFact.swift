import DesignSystem
import HTML

/// One fact that is typed elsewhere, with a button that copies it.
struct CopyFact: View {
    let name: String
    let text: String
    /// What is copied, where that is written in another way; nil: the text.
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
