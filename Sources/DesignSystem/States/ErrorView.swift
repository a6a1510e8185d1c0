package import HTML
package import Localization

/// An error message of one sentence, with Retry where that can help.
package struct ErrorView: View {
    private let message: LocalizedText
    private let retry: String?

    /// - Parameter retry: The screen's own path; nil if a retry is useless.
    package init(_ message: LocalizedText, retry: String?) {
        self.message = message
        self.retry = retry
    }

    package var body: some View {
        section(.class("empty"), .role("alert")) {
            Icon(.exclamationmarkTriangle, size: .large)
            p { message }
            if let retry { ButtonLink("Retry", path: retry, role: .plain) }
        }
    }
}
