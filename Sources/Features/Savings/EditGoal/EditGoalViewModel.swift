import Models
import Navigation
import Observation
import Services

/// The form of a goal that is there.
@Observable
final class EditGoalViewModel: ScreenModel, GoalFormModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var details: GoalDetails?
    var form = GoalForm()
    private(set) var errors = GoalForm.Errors()
    var isUnfinished = false
    /// The version that the form was filled from.
    var revision = ""
    /// The goal as somebody else has changed it in the meantime; nil: nobody has.
    private(set) var conflict: SavingsGoal?
    /// With which one that was deleted elsewhere is added once.
    var key = ""

    // MARK: - Properties

    let goalId: String

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any SavingsServiceProtocol
    private weak let coordinator: SavingsCoordinator?

    // MARK: - Initialization

    init(goalId: String, service: any SavingsServiceProtocol, context: MemberContext, coordinator: SavingsCoordinator?) {
        self.goalId = goalId
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - What is shown

    /// The goal as it is now.
    var goal: SavingsGoal? { details?.progress.goal }

    /// Whether somebody deleted it in the meantime.
    var isGone: Bool { goal?.isRemoved ?? false }

    /// Savings accounts, and those that the goal has parts of.
    var choices: [Account] {
        guard let details else { return [] }
        let choices = details.choices.map(\.account)
        return choices + details.accounts.values.filter { account in !choices.contains { $0.id == account.id } }.sorted { $0.id < $1.id }
    }

    /// Whether the form says anything else than the goal.
    var hasChanges: Bool {
        guard let goal else { return false }
        return form.draft(in: context.locale, currency, today: context.today) != GoalDraft(goal)
    }

    // MARK: - Data Loading

    func loadData() async {
        guard let id = ID<SavingsGoal>(goalId) else { return state = .error(.notFound) }
        state = .loading
        do {
            let details = try await service.fetchGoal(id: id)
            self.details = details
            form = GoalForm(details.progress.goal, locale: context.locale)
            revision = String(details.progress.goal.revision)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    /// Writes what was changed, and nothing where nothing was.
    func save() async {
        guard !isGone else { return isUnfinished = true }
        guard let goal, let draft = checked() else { return }
        guard hasChanges else { return leave(saying: "Nothing was changed") }
        do {
            _ = try await service.updateGoal(id: goal.id, draft, revision: Int64(revision) ?? 0)
            leave(saying: "Saved")
        } catch ServiceError.conflict {
            await takeConflict()
        } catch ServiceError.notFound {
            await takeConflict()
        } catch {
            errors.form = ServiceError(error).description
        }
    }

    /// Adds what is typed as a new goal, where the one that it was typed for is gone.
    func addAgain() async {
        guard var draft = checked() else { return }
        draft.key = key.isEmpty ? nil : key
        for index in draft.parts.indices { draft.parts[index].id = nil }
        do {
            let goal = try await service.addGoal(draft)
            coordinator?.notify(Notice("\(goal.name) added"))
            coordinator?.open(Link(.savings(.goalDetail(goalId: goal.id.description))))
        } catch {
            errors.form = ServiceError(error).description
        }
    }

    // MARK: - Private Methods

    /// What is typed; nil where something is wrong, which is then said.
    private func checked() -> GoalDraft? {
        errors = form.errors(in: context.locale, currency, today: context.today, currencies: currencies, before: goal?.by)
        return errors.isEmpty ? form.draft(in: context.locale, currency, today: context.today) : nil
    }

    /// Shows what is there now beside what was typed; saved again, that is kept.
    private func takeConflict() async {
        guard let id = goal?.id else { return }
        do {
            let now = try await service.fetchGoal(id: id)
            details = now
            revision = String(now.progress.goal.revision)
            guard !now.progress.goal.isRemoved else { return isUnfinished = true }
            conflict = now.progress.goal
            errors.form = "Somebody else changed this goal in the meantime. Save again to keep what you typed."
        } catch {
            errors.form = ServiceError(error).description
        }
    }

    private func leave(saying sentence: String) {
        coordinator?.notify(Notice(sentence))
        coordinator?.open(Link(.savings(.goalDetail(goalId: goalId))))
    }
}
