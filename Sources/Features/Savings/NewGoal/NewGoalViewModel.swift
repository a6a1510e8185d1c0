import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Creates a goal.
@Observable
final class NewGoalViewModel: LoadableModel, GoalFormModel {

    // MARK: - Published Properties

    private(set) var choices: [Account] = []
    var form = GoalForm()
    private(set) var errors = GoalForm.Errors()
    var isUnfinished = false
    /// The idempotency key: a form that is submitted twice creates one goal.
    var key = ""

    // MARK: - Dependencies

    let context: SavingsContext

    // MARK: - Initialization

    init(_ context: SavingsContext) {
        self.context = context
    }

    // MARK: - Data Loading

    func load() async throws {
        choices = try await context.services.savings().fetchGoals().accounts.map(\.account)
        if let first = choices.first { form.rows = [GoalPartRow(account: first.id.description)] }
    }

    // MARK: - Actions

    /// Creates the goal with the lowest priority and opens it.
    func save() async {
        errors = form.errors(in: context.locale, currency, today: context.today, currencies: currencies)
        guard errors.isEmpty,
            let draft = form.draft(in: context.locale, currency, today: context.today, key: key.isEmpty ? nil : key)
        else { return }
        do {
            let goal = try await context.services.savings().addGoal(draft)
            context.notify(Notice("\(goal.name) added"))
            context.push(.goalDetail(goalId: goal.id.description))
        } catch {
            errors.form = context.message(of: error)
        }
    }
}
