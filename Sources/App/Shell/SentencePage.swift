import DesignSystem
package import HTML

/// A page of one sentence, for requests that lead to no screen. It says nothing about who asks.
package struct SentencePage {
    private let title: String
    private let sentence: String

    package init(title: String, sentence: String) {
        self.title = title
        self.sentence = sentence
    }

    /// Writes the whole page.
    package func render(into writer: inout HTMLWriter) {
        PageOpening(title: title, session: nil, formToken: "", isLive: false).render(into: &writer)
        writer.raw("<main id=\"main\" tabindex=\"-1\">")
        SentenceView(title: title, sentence: sentence).render(into: &writer)
        writer.raw("</main></body></html>")
    }
}

private struct SentenceView: View {
    let title: String
    let sentence: String

    var body: some View {
        section(.class("empty")) {
            h1 { title }
            p { sentence }
            a(.class("button button-primary"), .href("/")) { "Go to Home" }
        }
    }
}
