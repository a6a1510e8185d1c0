package import HTML
package import Localization

/// An error message of one sentence, with Retry.
package struct ErrorView: View {
    private let message: LocalizedText
    private let retry: String

    /// - Parameter retry: The screen's own path.
    package init(_ message: LocalizedText, retry: String) {
        self.message = message
        self.retry = retry
    }

    package var body: some View {
        section(.class("empty"), .role("alert")) {
            Icon(.exclamationmarkTriangle, size: .large)
            p { message }
            ButtonLink("Retry", path: retry, role: .plain)
        }
    }
}
