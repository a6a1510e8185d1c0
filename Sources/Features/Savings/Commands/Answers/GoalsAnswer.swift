import CommandKit
import Localization
import Models
import SavingsModel
import Services
import WireModels

/// Savings goals in their order.
struct GoalsAnswer: ListAnswer {
    var rows: [GoalProgress]
    /// The accounts that fund the goals, including archived ones.
    var accounts: [Account]

    var response: [GoalResponse] { rows.map(response(of:)) }
    let emptyText: LocalizedText = "No goals yet. Add one with: coffer add goal NAME --target AMOUNT --account NAME"

    var columns: [Column<GoalProgress>] {
        [
            .csv("id") { .code($0.id) },
            Column("name", "GOAL", maximum: 32) { .text($0.goal.name) },
            .csv("target") { .amount($0.goal.target) },
            Column("saved", "SAVED", isRight: true) { .amount($0.saved) },
            .table("OF", isRight: true) { .code($0.goal.target.decimalText) },
            .csv("currency") { .code($0.goal.target.currency) },
            Column("progress", "THERE", isRight: true) { .code(DecimalFigure(share: $0.share), shown: ShareText.percent($0.share)) },
            Column("by", "BY") { .code($0.goal.by) },
            Column("status", "STATUS") {
                .code($0.status.rawValue, label: $0.status.displayName, $0.status == .behind ? .warning : .plain)
            },
            Column("neededPerMonth", "A MONTH", isRight: true) { .amount($0.neededPerMonth, shown: $0.stillNeeded?.description ?? "") },
            Column("reachedOn", "REACHED") {
                .code($0.reachedOn, label: $0.status == .reached ? nil : $0.reachedOn.map { .verbatim($0.description) } ?? "never")
            },
            Column("accounts", "ACCOUNTS", maximum: 28) { .text(names(of: $0.goal).joined(separator: ", ")) },
            .table("ID", wraps: true) { .code($0.id, .faint) },
        ]
    }

    /// The JSON value of one goal.
    func response(of progress: GoalProgress) -> GoalResponse { GoalResponse(progress, accounts: names(of: progress.goal)) }

    /// The distinct account names, in the order of the parts.
    private func names(of goal: SavingsGoal) -> [String] {
        var seen: Set<ID<Account>> = []
        return goal.parts.filter { seen.insert($0.account).inserted }.compactMap { part in
            accounts.first { $0.id == part.account }?.name
        }
    }
}

extension RowAnswer<GoalResponse> {
    /// - Parameter participle: the past participle of the change: `Added`, `Changed`.
    /// - Throws: `ServiceError`.
    init(_ participle: LocalizedText, _ id: ID<SavingsGoal>, in household: DependencyContainer) async throws {
        let details = try await household.savings().fetchGoal(id: id)
        let progress = details.progress
        let goals = GoalsAnswer(rows: [progress], accounts: Array(details.accounts.values))
        let amounts: LocalizedText = "\(progress.saved.description) of \(progress.goal.target.decimalText)"
        let planned = progress.goal.by.map { "\(amounts) by \($0.description)" } ?? amounts
        self.init(
            goals.response(of: progress), in: goals,
            "\(participle) \(progress.goal.name), \(planned): \(progress.status.displayName), \(progress.id.description)")
    }
}

extension GoalStatus {
    /// The text for users.
    fileprivate var displayName: LocalizedText {
        switch self {
        case .reached: "reached"
        case .onTrack: "on track"
        case .behind: "behind"
        case .noDate: "no date"
        }
    }
}
