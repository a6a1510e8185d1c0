import Localization
import Observation
import Services

/// A passphrase field inside a form. It is shown once the service requires the passphrase; other form values are kept.
@Observable
final class PassphraseQuestion {

    // MARK: - Published Properties

    /// Whether the form shows the passphrase field.
    var isAsked = false
    var passphrase = ""
    private(set) var error: LocalizedText?
    /// The last error of the service.
    private(set) var failure: ServiceError?

    // MARK: - Dependencies

    private let service: any SecurityServiceProtocol

    // MARK: - Initialization

    init(service: any SecurityServiceProtocol) {
        self.service = service
    }

    // MARK: - Actions

    /// Verifies the passphrase if it is required.
    ///
    /// - Returns: False if the passphrase is wrong, which sets the error of the field.
    func confirm() async -> Bool {
        guard isAsked, !passphrase.isEmpty else { return true }
        do {
            try await service.confirm(passphrase: passphrase)
            isAsked = false
            return true
        } catch {
            let failure = ServiceError(error)
            self.failure = failure
            self.error = failure.text
            return false
        }
    }

    /// Shows the field after the service has required the passphrase.
    func ask() {
        isAsked = true
        error = "Enter your passphrase, then save again"
    }
}
