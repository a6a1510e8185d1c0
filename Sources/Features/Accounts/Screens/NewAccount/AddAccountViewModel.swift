import Localization
import Models
import Observation
import ScreenKit

/// Creates an account.
@Observable
final class AddAccountViewModel: AccountFormModel {
    var form = EditForm<AccountForm>()

    let context: AccountsContext

    init(_ context: AccountsContext) {
        self.context = context
        reset()
    }

    /// Whether the form has no validation errors.
    var isValid: Bool { validationErrors.isEmpty }

    /// All validation errors of the form.
    var validationErrors: [LocalizedText] { form.values.errors(in: context.locale, today: context.today, opens: true).all }

    func load() async throws {}

    /// Clears the form.
    func reset() {
        form = EditForm()
        form.currency = context.household.currency.code
        form.balanceDay = context.today.description
    }

    func save() async { await add() }
}
