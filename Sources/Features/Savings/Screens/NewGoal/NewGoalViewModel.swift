import Models
import Observation
import SavingsModel
import ScreenKit

/// Creates a goal.
@Observable
final class NewGoalViewModel: LoadableModel, GoalFormModel {
    private(set) var choices: [Account] = []
    private(set) var free: [ID<Account>: Money] = [:]
    var form = EditForm<GoalForm>()

    let context: SavingsContext

    init(_ context: SavingsContext) {
        self.context = context
    }

    func load() async throws {
        let overview = try await context.services.savings().fetchGoals()
        choices = overview.accounts.map(\.account)
        free = overview.free
        if let first = choices.first { form.rows = [GoalPartRow(account: first.id.description)] }
    }

    func save() async { await add() }
}
