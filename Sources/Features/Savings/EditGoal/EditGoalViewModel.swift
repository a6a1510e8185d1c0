import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Edits an existing goal.
@Observable
final class EditGoalViewModel: LoadableModel, GoalFormModel {

    // MARK: - Published Properties

    private(set) var details: GoalDetails?
    var form = GoalForm()
    private(set) var errors = GoalForm.Errors()
    var isUnfinished = false
    /// The revision of the goal that the form was filled from.
    var revision = ""
    /// The stored goal if another member changed it since the form was filled; nil if there is no conflict.
    private(set) var conflict: SavingsGoal?
    /// The idempotency key for adding a goal again after it was deleted elsewhere.
    var key = ""

    // MARK: - Properties

    let goalId: String

    // MARK: - Dependencies

    let context: SavingsContext

    // MARK: - Initialization

    init(_ context: SavingsContext, goalId: String) {
        self.context = context
        self.goalId = goalId
    }

    // MARK: - Presentation

    /// The goal as currently stored.
    var goal: SavingsGoal? { details?.progress.goal }

    /// Whether the goal was deleted since the form was filled.
    var isGone: Bool { goal?.isRemoved ?? false }

    /// The savings accounts, and other accounts that the goal already has parts of.
    var choices: [Account] {
        guard let details else { return [] }
        let choices = details.choices.map(\.account)
        return choices + details.accounts.values.filter { account in !choices.contains { $0.id == account.id } }.sorted { $0.id < $1.id }
    }

    /// Whether the form differs from the stored goal.
    var hasChanges: Bool {
        guard let goal else { return false }
        return form.draft(in: context.locale, currency, today: context.today) != GoalDraft(goal)
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<SavingsGoal>(goalId) else { throw ServiceError.notFound }
        let details = try await context.services.savings().fetchGoal(id: id)
        self.details = details
        form = GoalForm(details.progress.goal, locale: context.locale)
        revision = String(details.progress.goal.revision)
    }

    // MARK: - Actions

    /// Saves the changes. Without changes nothing is written.
    func save() async {
        guard !isGone else { return isUnfinished = true }
        guard let goal, let draft = checked() else { return }
        guard hasChanges else { return leave(saying: "Nothing was changed") }
        do {
            _ = try await context.services.savings().updateGoal(id: goal.id, draft, revision: Int64(revision) ?? 0)
            leave(saying: "Saved")
        } catch ServiceError.conflict {
            await loadConflict()
        } catch ServiceError.notFound {
            await loadConflict()
        } catch {
            errors.form = context.message(of: error)
        }
    }

    /// Creates a new goal from the form values after the original was deleted.
    func addAgain() async {
        guard var draft = checked() else { return }
        draft.key = key.isEmpty ? nil : key
        for index in draft.parts.indices { draft.parts[index].id = nil }
        do {
            let goal = try await context.services.savings().addGoal(draft)
            context.notify(Notice("\(goal.name) added"))
            context.push(.goalDetail(goalId: goal.id.description))
        } catch {
            errors.form = context.message(of: error)
        }
    }

    // MARK: - Private Methods

    /// Validates the form; nil if a value is invalid, which sets the errors.
    private func checked() -> GoalDraft? {
        errors = form.errors(in: context.locale, currency, today: context.today, currencies: currencies, before: goal?.by)
        return errors.isEmpty ? form.draft(in: context.locale, currency, today: context.today) : nil
    }

    /// Loads the stored values after a conflict and shows them next to the form values. Saving again overwrites them.
    private func loadConflict() async {
        guard let id = goal?.id else { return }
        do {
            let now = try await context.services.savings().fetchGoal(id: id)
            details = now
            revision = String(now.progress.goal.revision)
            guard !now.progress.goal.isRemoved else { return isUnfinished = true }
            conflict = now.progress.goal
            errors.form = "Somebody else changed this goal in the meantime. Save again to keep what you typed."
        } catch {
            errors.form = context.message(of: error)
        }
    }

    private func leave(saying sentence: LocalizedText) {
        context.notify(Notice(sentence))
        context.push(.goalDetail(goalId: goalId))
    }
}
