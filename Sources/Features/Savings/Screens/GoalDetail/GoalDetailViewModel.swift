import Localization
import Models
import Navigation
import Observation
import SavingsModel
import ScreenKit
import Services

/// One goal: its saved amount, its parts and the date on which it is reached.
@Observable
final class GoalDetailViewModel: LoadableModel {
    private(set) var details: GoalDetails?

    let goalId: String

    let context: SavingsContext

    init(_ context: SavingsContext, goalId: String) {
        self.context = context
        self.goalId = goalId
    }

    var progress: GoalProgress? { details?.progress }
    var goal: SavingsGoal? { progress?.goal }

    /// Whether the goal can be edited: not by a viewer, and not after deletion.
    var canChange: Bool { context.canWrite && goal?.isRemoved == false }

    /// The monthly contribution that is still required; nil if the parts cannot hold the target amount.
    var needed: Money? { progress?.maxTotalOfParts == nil ? progress?.stillNeeded : nil }

    /// When the plan reaches the goal, or why it does not.
    var outlook: LocalizedText {
        guard let progress else { return "" }
        if progress.status != .reached, let most = progress.maxTotalOfParts {
            return context.showsBalances
                ? "The parts add up to at most \(most)" : "The parts add up to less than the target"
        }
        if progress.isOverdue(on: context.today) { return "The target date has passed" }
        guard let months = progress.reachedAfter else { return Milestone.notReachable }
        guard months > 0 else { return "Fully saved" }
        guard let day = progress.reachedOn else { return "As planned, reached in \(DurationText.months(months))" }
        return "As planned, reached in \(DurationText.months(months)), on \(day)"
    }

    /// The projection points: monthly for up to three years, else yearly.
    var points: [ProjectionDataPoint] {
        guard let points = details?.points, points.count > 37 else { return details?.points ?? [] }
        return points.filter { $0.month % 12 == 0 || $0.month == points.count - 1 }
    }

    /// Each part with its account and its saved amount.
    var parts: [(part: GoalPart, account: Account?, saved: Money)] {
        guard let details else { return [] }
        return zip(details.progress.goal.parts, details.progress.parts).map { ($0, details.accounts[$0.account], $1) }
    }

    /// The confirmation question before deletion. It lists what is deleted and what is kept.
    var deleteQuestion: LocalizedText { "Delete \(goal?.name ?? "")? Its accounts stay as they are." }

    func load() async throws {
        guard let id = ID<SavingsGoal>(goalId) else { throw ServiceError.notFound }
        details = try await context.services.savings().fetchGoal(id: id)
    }

    func delete() async {
        guard let goal else { return }
        let isDeleted = await context.perform(undoable: "\(goal.name) deleted") {
            try await context.services.savings().deleteGoal(id: goal.id)
        }
        if isDeleted { context.pop() }
    }
}
