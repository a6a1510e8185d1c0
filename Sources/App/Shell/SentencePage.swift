import DesignSystem
package import HTML

/// A page of one sentence, for requests that lead to no screen. It says nothing about who asks.
package struct SentencePage {
    private let title: String
    private let sentence: String
    private let retry: String?

    /// - Parameter retry: what can be asked for once more; nil: that leads nowhere.
    package init(title: String, sentence: String, retry: String? = nil) {
        self.title = title
        self.sentence = sentence
        self.retry = retry
    }

    /// Writes the whole page.
    package func render(into writer: inout HTMLWriter) {
        PageOpening(title: title, session: nil, formToken: "", isLive: false).render(into: &writer)
        writer.raw("<main id=\"main\" tabindex=\"-1\">")
        SentenceView(title: title, sentence: sentence, retry: retry).render(into: &writer)
        writer.raw("</main></body></html>")
    }
}

private struct SentenceView: View {
    let title: String
    let sentence: String
    let retry: String?

    var body: some View {
        section(.class("empty")) {
            h1 { title }
            p { sentence }
            if let retry {
                ButtonLink("Retry", path: retry)
            } else {
                ButtonLink("Go to Home", path: "/")
            }
        }
    }
}
