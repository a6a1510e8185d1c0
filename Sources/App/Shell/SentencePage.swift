import DesignSystem
package import HTML

/// A page of one sentence, for requests that lead to no screen. It says nothing about who asks, but lets them sign out.
package struct SentencePage {
    private let title: String
    private let sentence: String
    private let retry: String?
    private let formToken: String?

    /// - Parameters:
    ///   - retry: what can be asked for once more; nil: that leads nowhere.
    ///   - formToken: what forms of the session carry; nil: nobody is signed in, or it is not known who.
    package init(title: String, sentence: String, retry: String? = nil, formToken: String? = nil) {
        self.title = title
        self.sentence = sentence
        self.retry = retry
        self.formToken = formToken
    }

    /// Writes the whole page.
    package func render(into writer: inout HTMLWriter) {
        PageOpening(title: title, session: nil, formToken: "", isLive: false).render(into: &writer)
        writer.raw("<main id=\"main\" tabindex=\"-1\">")
        SentenceView(title: title, sentence: sentence, retry: retry, canSignOut: formToken != nil).render(into: &writer)
        writer.raw("</main>")
        if let formToken { SignOutForm(token: formToken).render(into: &writer) }
        writer.raw("</body></html>")
    }
}

private struct SentenceView: View {
    let title: String
    let sentence: String
    let retry: String?
    let canSignOut: Bool

    var body: some View {
        section(.class("empty")) {
            h1 { title }
            p { sentence }
            if let retry {
                ButtonLink("Retry", path: retry)
            } else {
                ButtonLink("Go to Home", path: "/")
            }
            if canSignOut { SignOutButton(.plain) }
        }
    }
}
