import DesignSystem
package import HTML
package import Localization

/// A page of one sentence, for requests without a screen. It shows nothing about the member except the sign-out form.
package struct SentencePage {
    private let title: LocalizedText
    private let sentence: LocalizedText
    private let retry: String?
    private let formToken: String?

    /// - Parameters:
    ///   - retry: the path to retry; nil if a retry is useless.
    ///   - formToken: the CSRF token of the session; nil without a known session.
    package init(title: LocalizedText, sentence: LocalizedText, retry: String? = nil, formToken: String? = nil) {
        self.title = title
        self.sentence = sentence
        self.retry = retry
        self.formToken = formToken
    }

    /// Renders the whole page.
    package func render(into writer: inout HTMLWriter) {
        PageOpening(title: title.string(in: writer.page.texts), session: nil, formToken: "", isLive: false).render(into: &writer)
        writer.raw("<main id=\"main\" tabindex=\"-1\">")
        SentenceView(title: title, sentence: sentence, retry: retry, canSignOut: formToken != nil).render(into: &writer)
        writer.raw("</main>")
        if let formToken { SignOutForm(token: formToken).render(into: &writer) }
        writer.raw("</body></html>")
    }
}

private struct SentenceView: View {
    let title: LocalizedText
    let sentence: LocalizedText
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
