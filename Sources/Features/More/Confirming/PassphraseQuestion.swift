import Observation
import Services

/// The passphrase as part of a form: it is asked for once the service demands it, and what else was typed stays.
@Observable
final class PassphraseQuestion {

    // MARK: - Published Properties

    /// Whether the form asks for it.
    var isAsked = false
    var passphrase = ""
    private(set) var error: String?

    // MARK: - Dependencies

    private let service: any SecurityServiceProtocol

    // MARK: - Initialization

    init(service: any SecurityServiceProtocol) {
        self.service = service
    }

    // MARK: - Actions

    /// Takes the passphrase where it was asked for.
    ///
    /// - Returns: false where it is wrong, which is said beside the field.
    func confirm() async -> Bool {
        guard isAsked, !passphrase.isEmpty else { return true }
        do {
            try await service.confirm(passphrase: passphrase)
            isAsked = false
            return true
        } catch {
            self.error = ServiceError(error).description
            return false
        }
    }

    /// Shows the field, after the service has demanded the passphrase.
    func ask() {
        isAsked = true
        error = "Enter your passphrase, then save again"
    }
}
