import Models
import Observation
import SavingsModel
import ScreenKit

/// Creates a goal.
@Observable
final class NewGoalViewModel: ContextModel<SavingsContext>, LoadableModel, GoalFormModel {
    private(set) var choices: [Account] = []
    private(set) var free: [ID<Account>: Money] = [:]
    var form = EditForm<GoalForm>()

    func load() async throws {
        let overview = try await context.services.savings().fetchGoals()
        choices = overview.accounts.map(\.account)
        free = overview.free
        if let first = choices.first { form.rows = [GoalPartRow(account: first.id.description)] }
    }

    func save() async { await add() }
}
