import DesignSystem
import HTML
import Localization

/// One fact with a button that copies it.
struct CopyFact: View {
    let name: LocalizedText
    let text: String
    /// The copied text if it differs from the displayed one.
    var copied: String?

    init(_ name: LocalizedText, _ text: String, copied: String? = nil) {
        self.name = name
        self.text = text
        self.copied = copied
    }

    var body: some View {
        div {
            dt { name }
            dd(.class("copy-fact")) {
                span { .verbatim(text) }
                button(
                    .class("button button-small"), .attribute("type", "button"), .data("copy", copied ?? text),
                    .data("copied", text: "Copied")
                ) { "Copy" }
            }
        }
    }
}
