import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Creates a savings account.
@Observable
final class AddSavingsAccountViewModel: LoadableModel, SavingsFormModel {

    // MARK: - Published Properties

    var form = SavingsForm()
    private(set) var errors = SavingsForm.Errors()
    /// Whether validation errors are shown.
    var showingError = false
    /// The idempotency key: a form that is submitted twice creates one account.
    var key = ""

    // MARK: - Callbacks

    /// Called after the account was created, before the coordinator opens it.
    var onSave: (() -> Void)?

    // MARK: - Dependencies

    let context: SavingsContext

    // MARK: - Initialization

    init(_ context: SavingsContext) {
        self.context = context
        reset()
    }

    var currency: Currency { Currency(code: form.currency) ?? context.household.currency }

    // MARK: - Data Loading

    func load() async throws {}

    /// Clears the form.
    func reset() {
        form = SavingsForm()
        form.currency = context.household.currency.code
        errors = SavingsForm.Errors()
        showingError = false
    }

    // MARK: - Actions

    /// Creates the account with its plan and opens it.
    func save() async {
        errors = form.errors(in: context.locale, currency)
        showingError = !isValid
        guard !showingError, let draft else { return }
        do {
            let made = try await context.services.savings().addAccount(draft)
            onSave?()
            context.notify(Notice("\(made.name) added"))
            context.push(.detail(accountId: made.id.description))
        } catch {
            errors.form = context.message(of: error)
            showingError = true
        }
    }
}
