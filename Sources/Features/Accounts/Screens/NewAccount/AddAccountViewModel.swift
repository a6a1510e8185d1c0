import Localization
import MembersModel
import Models
import Observation
import ScreenKit
import Services

/// Creates an account.
@Observable
final class AddAccountViewModel: AccountFormModel {
    var form = EditForm<AccountForm>()

    /// To whom the account can belong besides the household: the member. Empty where the member is alone.
    private(set) var owners: [MemberProfile] = []

    let context: AccountsContext

    init(_ context: AccountsContext) {
        self.context = context
        reset()
    }

    /// Whether the form has no validation errors.
    var isValid: Bool { validationErrors.isEmpty }

    /// All validation errors of the form.
    var validationErrors: [LocalizedText] { form.values.errors(in: context.locale, today: context.today, opens: true).all }

    func load() async throws {
        owners = try await context.services.members().fetchOwners(ofAccountAddedBy: context.member.id)
    }

    /// Clears the form.
    func reset() {
        form = EditForm()
        form.currency = context.household.currency.code
        form.balanceDay = context.today.description
    }

    func save() async { await add() }
}
