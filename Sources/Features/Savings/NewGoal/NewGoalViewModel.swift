import Localization
import Models
import Navigation
import Observation
import Services

/// Creates a goal.
@Observable
final class NewGoalViewModel: ScreenModel, GoalFormModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var choices: [Account] = []
    var form = GoalForm()
    private(set) var errors = GoalForm.Errors()
    var isUnfinished = false
    /// The idempotency key: a form that is submitted twice creates one goal.
    var key = ""

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any SavingsServiceProtocol
    private weak let coordinator: SavingsCoordinator?

    // MARK: - Initialization

    init(service: any SavingsServiceProtocol, context: MemberContext, coordinator: SavingsCoordinator?) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        do {
            choices = try await service.fetchGoals().accounts.map(\.account)
            if let first = choices.first { form.rows = [GoalPartRow(account: first.id.description)] }
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    /// Creates the goal with the lowest priority and opens it.
    func save() async {
        errors = form.errors(in: context.locale, currency, today: context.today, currencies: currencies)
        guard errors.isEmpty,
            let draft = form.draft(in: context.locale, currency, today: context.today, key: key.isEmpty ? nil : key)
        else { return }
        do {
            let goal = try await service.addGoal(draft)
            coordinator?.notify(Notice("\(goal.name) added"))
            coordinator?.open(Link(.savings(.goalDetail(goalId: goal.id.description))))
        } catch {
            errors.form = message(of: error)
        }
    }
}
