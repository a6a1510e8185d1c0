package import HTML

/// An error message of one sentence, with Retry.
package struct ErrorView: View {
    private let message: String
    private let retry: String
    private let texts: DesignTexts

    /// - Parameter retry: The screen's own path.
    package init(_ message: String, retry: String, texts: DesignTexts = .english) {
        self.message = message
        self.retry = retry
        self.texts = texts
    }

    package var body: some View {
        section(.class("empty"), .role("alert")) {
            Icon(.exclamationmarkTriangle, size: .large)
            p { message }
            ButtonLink(texts.retry, path: retry, role: .plain)
        }
    }
}
