import Models
import Navigation
import Observation
import Services

/// What the household lets one member order, as its owner sets it.
@Observable
final class TransferLimitsEditing {

    // MARK: - Published Properties

    private(set) var limits: TransferLimits?
    /// Empty: no order has to be confirmed by code or passphrase.
    var confirmation = ""
    /// Empty: as much as is available.
    var daily = ""
    private(set) var errors = Errors()
    /// Whether the passphrase has to be given again.
    var asksPassphrase = false
    var passphrase = ""

    /// What is wrong, beside its field.
    struct Errors: Hashable {
        var confirmation: String?
        var daily: String?
        var passphrase: String?
        /// What belongs to no single field.
        var form: String?
    }

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any TransferServiceProtocol
    private let security: any SecurityServiceProtocol
    private weak let coordinator: MoreCoordinator?

    // MARK: - Initialization

    init(
        service: any TransferServiceProtocol, security: any SecurityServiceProtocol, context: MemberContext, coordinator: MoreCoordinator?
    ) {
        self.service = service
        self.security = security
        self.context = context
        self.coordinator = coordinator
    }

    var currency: Currency { context.household.currency }

    // MARK: - Data Loading

    /// - Throws: `ServiceError`.
    func loadData() async throws {
        let limits = try await service.fetchLimits()
        self.limits = limits
        confirmation = limits.confirmation?.typedText(in: context.locale) ?? ""
        daily = limits.daily?.typedText(in: context.locale) ?? ""
    }

    // MARK: - Actions

    func save() async {
        errors = Errors()
        let limits = TransferLimits(
            confirmation: limit(confirmation, error: &errors.confirmation), daily: limit(daily, error: &errors.daily))
        guard errors == Errors(), await isConfirmed() else { return }
        do {
            try await service.setLimits(limits)
            coordinator?.notify(Notice("Limits saved"))
        } catch ServiceError.confirmationNeeded {
            asksPassphrase = true
            errors.passphrase = "Enter your passphrase, then save again"
        } catch {
            errors.form = ServiceError(error).description
        }
    }

    // MARK: - Private Methods

    /// What is typed as a limit; nil where nothing is, or where it is none, which is said beside the field.
    private func limit(_ text: String, error: inout String?) -> Money? {
        guard !text.trimmed.isEmpty else { return nil }
        guard let limit = AmountParser.parse(text, locale: context.locale, currency: currency) else {
            error = "The limit must be a valid number"
            return nil
        }
        if limit.isNegative { error = "The limit must not be negative" }
        return limit
    }

    /// Takes the passphrase where it was asked for.
    private func isConfirmed() async -> Bool {
        guard asksPassphrase, !passphrase.isEmpty else { return true }
        do {
            try await security.confirm(passphrase: passphrase)
            return true
        } catch {
            errors.passphrase = ServiceError(error).description
            return false
        }
    }
}
