package import Localization
import Observation
import Services

/// A question for the passphrase or a passkey over a form. It is shown once the service requires it; other form values are kept.
@Observable
package final class PassphraseQuestion {
    /// Whether the form asks.
    package var isAsked = false
    /// What is answered.
    package let answer: ConfirmationAnswer
    /// What the answer is required for.
    package private(set) var reason: LocalizedText
    /// Whether the member did not answer; the form is then shown again as it was sent.
    package private(set) var isCancelled = false

    /// - Parameters:
    ///   - context: of the screen with the form.
    ///   - reason: what the answer is required for.
    package init<R>(_ context: ScreenContext<R>, _ reason: LocalizedText = "Enter your passphrase to save.") {
        self.reason = reason
        answer = ConfirmationAnswer(context)
    }

    /// Verifies the answer if it is required.
    ///
    /// - Returns: False if it is refused, which sets its error.
    package func confirm() async -> Bool {
        guard isAsked, answer.isGiven else { return true }
        guard await answer.confirm() else { return false }
        isAsked = false
        return true
    }

    /// Shows the question after the service has required an answer.
    package func ask() async {
        if isAsked { answer.require("Enter your passphrase") }
        isAsked = true
        await answer.prepare()
    }

    /// Leaves the form without an answer.
    package func cancel() {
        isAsked = false
        isCancelled = true
    }

    /// Verifies the answer if it is required, and writes. If the service requires it, the question is shown instead.
    ///
    /// - Parameters:
    ///   - reason: what the answer is required for; nil: as the question says.
    ///   - write: calls a service, once.
    /// - Throws: other errors of the write.
    package func confirming(_ reason: LocalizedText? = nil, _ write: () async throws -> Void) async throws {
        if let reason { self.reason = reason }
        guard await confirm() else { return }
        do {
            try await write()
        } catch ServiceError.confirmationNeeded {
            await ask()
        }
    }
}
