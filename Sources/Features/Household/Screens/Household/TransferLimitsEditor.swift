import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransferModel

/// Edits the household's transfer limits, which apply to each member.
@Observable
final class TransferLimitsEditor {
    private(set) var limits: TransferLimits?
    /// The amount above which an order requires confirmation by code or passphrase; empty for never.
    var confirmation = ""
    /// The daily limit per member and account; empty for no limit.
    var daily = ""
    private(set) var errors = Errors()
    /// The passphrase field, required to change the limits.
    let question: PassphraseQuestion

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case confirmation, daily
    }

    typealias Errors = FormFieldErrors<Field>

    private let context: HouseholdContext

    init(_ context: HouseholdContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    var currency: Currency { context.household.currency }

    // MARK: - Data Loading

    /// - Throws: `ServiceError`.
    func load() async throws {
        let limits = try await context.services.transfers().fetchLimits()
        self.limits = limits
        confirmation = limits.confirmation?.typedText(in: context.locale) ?? ""
        daily = limits.daily?.typedText(in: context.locale) ?? ""
    }

    // MARK: - Actions

    func save() async {
        errors = Errors()
        let limits = TransferLimits(
            confirmation: limit(confirmation, error: &errors[.confirmation]), daily: limit(daily, error: &errors[.daily]))
        guard errors == Errors() else { return }
        do {
            try await question.confirming {
                try await context.services.transfers().setLimits(limits)
                context.notify(Notice("Limits saved"))
            }
        } catch {
            errors.show(context.record(error))
        }
    }

    // MARK: - Private Methods

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
}
