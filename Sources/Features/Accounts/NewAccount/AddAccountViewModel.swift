import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Creates an account.
@Observable
final class AddAccountViewModel: LoadableModel {

    // MARK: - Published Properties

    var form = AccountForm()
    private(set) var errors = AccountForm.Errors()
    /// The idempotency key: a form that is submitted twice creates one account.
    var key = ""

    // MARK: - Callbacks

    /// Called after the account was created, before the coordinator opens it.
    var onSave: (() -> Void)?

    // MARK: - Dependencies

    let context: AccountsContext

    // MARK: - Initialization

    init(_ context: AccountsContext) {
        self.context = context
        reset()
    }

    /// Whether the form has no validation errors.
    var isValid: Bool { validationErrors.isEmpty }

    /// All validation errors of the form.
    var validationErrors: [LocalizedText] { form.errors(in: context.locale, today: context.today, opens: true).all }

    // MARK: - Data Loading

    func load() async throws {}

    /// Clears the form.
    func reset() {
        form = AccountForm()
        form.currency = context.household.currency.code
        form.balanceDay = context.today.description
        errors = AccountForm.Errors()
    }

    // MARK: - Actions

    func save() async {
        errors = form.errors(in: context.locale, today: context.today, opens: true)
        guard isValid, let currency = form.chosenCurrency, let limit = form.limit(in: context.locale) else { return }
        let draft = AccountDraft(
            name: form.name, institution: form.institution, kind: form.kind, currency: currency, opening: form.balance(in: context.locale),
            openingDay: DayText.parse(form.balanceDay, in: context.locale, today: context.today), color: form.color,
            number: form.number.isEmpty ? nil : form.number, limit: limit, key: key.isEmpty ? nil : key)
        do {
            let summary = try await context.services.accounts().addAccount(draft)
            onSave?()
            context.notify(Notice("\(summary.account.name) added"))
            context.push(.detail(accountId: summary.account.id.description))
        } catch {
            errors.number = context.message(of: error)
        }
    }
}
