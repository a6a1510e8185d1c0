package import Localization
import Observation
import Services

/// A passphrase field over a form. It is shown once the service requires the passphrase; other form values are kept.
@Observable
package final class PassphraseQuestion {
    /// Whether the form asks for the passphrase.
    package var isAsked = false
    /// What is typed.
    package var passphrase = ""
    /// What the passphrase is required for.
    package private(set) var reason: LocalizedText
    package private(set) var error: LocalizedText?
    /// Whether the member did not answer; the form is then shown again as it was sent.
    package private(set) var isCancelled = false

    private let context: any ModelContext
    private let services: DependencyContainer

    /// - Parameters:
    ///   - context: of the screen with the form.
    ///   - reason: what the passphrase is required for.
    package init<R>(_ context: ScreenContext<R>, _ reason: LocalizedText = "Enter your passphrase to save.") {
        self.context = context
        self.reason = reason
        services = context.services
    }

    /// Verifies the passphrase if it is required.
    ///
    /// - Returns: False if the passphrase is wrong, which sets the error of the field.
    package func confirm() async -> Bool {
        guard isAsked, !passphrase.isEmpty else { return true }
        do {
            try await services.confirmation().confirm(passphrase: passphrase)
            isAsked = false
            return true
        } catch {
            self.error = context.message(of: error)
            return false
        }
    }

    /// Shows the field after the service has required the passphrase.
    package func ask() {
        if isAsked { error = "Enter your passphrase" }
        isAsked = true
    }

    /// Leaves the form without an answer.
    package func cancel() {
        isAsked = false
        isCancelled = true
    }

    /// Verifies the passphrase if it is required, and writes. If the service requires it, the field is shown instead.
    ///
    /// - Parameters:
    ///   - reason: what the passphrase is required for; nil: as the question says.
    ///   - write: calls a service, once.
    /// - Throws: other errors of the write.
    package func confirming(_ reason: LocalizedText? = nil, _ write: () async throws -> Void) async throws {
        if let reason { self.reason = reason }
        guard await confirm() else { return }
        do {
            try await write()
        } catch ServiceError.confirmationNeeded {
            ask()
        }
    }
}
