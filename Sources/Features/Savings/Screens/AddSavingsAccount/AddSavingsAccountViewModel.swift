import Models
import Observation
import ScreenKit

/// Creates a savings account.
@Observable
final class AddSavingsAccountViewModel: SavingsFormModel {
    var form = EditForm<SavingsForm>()

    let context: SavingsContext

    init(_ context: SavingsContext) {
        self.context = context
        reset()
    }

    var currency: Currency { Currency(code: form.currency) ?? context.household.currency }

    func load() async throws {}

    /// Clears the form.
    func reset() {
        form = EditForm()
        form.currency = context.household.currency.code
    }

    /// Creates the account with its plan and opens it.
    func save() async { await add() }
}
