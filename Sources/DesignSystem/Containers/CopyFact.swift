package import HTML
package import Localization

/// One fact with a button that copies it.
package struct CopyFact: View {
    private let name: LocalizedText
    private let text: String
    /// The copied text if it differs from the displayed one.
    private let copied: String?

    package init(_ name: LocalizedText, _ text: String, copied: String? = nil) {
        self.name = name
        self.text = text
        self.copied = copied
    }

    package var body: some View {
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
