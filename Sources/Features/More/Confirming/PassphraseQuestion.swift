import Localization
import Observation
import ScreenKit
import Services

/// A passphrase field inside a form. It is shown once the service requires the passphrase; other form values are kept.
@Observable
final class PassphraseQuestion {

    // MARK: - Published Properties

    /// Whether the form shows the passphrase field.
    var isAsked = false
    var passphrase = ""
    private(set) var error: LocalizedText?

    // MARK: - Dependencies

    private let context: MoreContext

    // MARK: - Initialization

    init(_ context: MoreContext) {
        self.context = context
    }

    // MARK: - Actions

    /// Verifies the passphrase if it is required.
    ///
    /// - Returns: False if the passphrase is wrong, which sets the error of the field.
    func confirm() async -> Bool {
        guard isAsked, !passphrase.isEmpty else { return true }
        do {
            try await context.services.security().confirm(passphrase: passphrase)
            isAsked = false
            return true
        } catch {
            self.error = context.message(of: error)
            return false
        }
    }

    /// Shows the field after the service has required the passphrase.
    func ask() {
        isAsked = true
        error = "Enter your passphrase, then save again"
    }
}
