import Localization
import Models
import Navigation
import Observation
import Services

/// Edits the household's transfer limits, which apply to each member.
@Observable
final class TransferLimitsEditor {

    // MARK: - Published Properties

    private(set) var limits: TransferLimits?
    /// The amount above which an order requires confirmation by code or passphrase; empty for never.
    var confirmation = ""
    /// The daily limit per member and account; empty for no limit.
    var daily = ""
    private(set) var errors = Errors()
    /// The last error of a service.
    private(set) var failure: ServiceError?
    /// Whether the passphrase must be entered again.
    var asksPassphrase = false
    var passphrase = ""

    /// Validation errors by field.
    struct Errors: Hashable {
        var confirmation: LocalizedText?
        var daily: LocalizedText?
        var passphrase: LocalizedText?
        /// The error that belongs to no single field.
        var form: LocalizedText?
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
            errors.form = message(of: error)
        }
    }

    // MARK: - Private Methods

    private func message(of error: any Error) -> LocalizedText {
        let failure = ServiceError(error)
        self.failure = failure
        return failure.text
    }

    /// Parses a limit; nil if the field is empty or invalid, which sets its error.
    private func limit(_ text: String, error: inout LocalizedText?) -> Money? {
        guard !text.trimmed.isEmpty else { return nil }
        guard let limit = AmountParser.parse(text, locale: context.locale, currency: currency) else {
            error = "The limit must be a valid number"
            return nil
        }
        if limit.isNegative { error = "The limit must not be negative" }
        return limit
    }

    /// Verifies the passphrase if it is required.
    private func isConfirmed() async -> Bool {
        guard asksPassphrase, !passphrase.isEmpty else { return true }
        do {
            try await security.confirm(passphrase: passphrase)
            return true
        } catch {
            errors.passphrase = message(of: error)
            return false
        }
    }
}
