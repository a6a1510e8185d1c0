package import Localization
import Observation
import Services

/// A passphrase field inside a form. It is shown once the service requires the passphrase; other form values are kept.
@Observable
package final class PassphraseQuestion {
    /// Whether the form shows the passphrase field.
    package var isAsked = false
    /// What is typed.
    package var passphrase = ""
    package private(set) var error: LocalizedText?

    private let context: any ModelContext
    private let services: DependencyContainer

    /// - Parameter context: of the screen with the form.
    package init<R>(_ context: ScreenContext<R>) {
        self.context = context
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
    ///
    /// - Parameter reason: what it is required for.
    package func ask(_ reason: LocalizedText = "Enter your passphrase, then save again") {
        isAsked = true
        error = reason
    }

    /// Verifies the passphrase if it is required, and writes. If the service requires it, the field is shown instead.
    ///
    /// - Parameters:
    ///   - reason: what the passphrase is required for.
    ///   - write: calls a service, once.
    /// - Throws: other errors of the write.
    package func confirming(
        _ reason: LocalizedText = "Enter your passphrase, then save again", _ write: () async throws -> Void
    ) async throws {
        guard await confirm() else { return }
        do {
            try await write()
        } catch ServiceError.confirmationNeeded {
            ask(reason)
        }
    }
}
