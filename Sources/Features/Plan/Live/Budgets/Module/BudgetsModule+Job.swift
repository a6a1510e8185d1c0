import Models
import PlanModel
import ServiceKit
import Services
import Storage

/// Notifies members of budgets that are spent to 80 and to 100 %, once each in a period.
///
/// All members are told the same, so what counts is what all of them see: the accounts of the household, and those that are shared in full. Nobody
/// learns of a private purchase by a warning.
extension BudgetsModule: ScheduledJob {
    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        try await context.send { try notices($0, of: context.household, today: today) }
        return ScheduledJobResult()
    }

    private func notices(_ connection: Connection, of household: Household, today: Day) throws -> [DueNotice] {
        let common = connection.scoped(to: try Reach(commonIn: connection, household: household), keepsStatements: false)
        let reader = try BudgetReader(HouseholdReading(common, household: household.id), household: household, today: today)
        guard !reader.isEmpty else { return [] }
        return try reader.lines(of: household.month(of: today)).compactMap { line in
            let status = line.status
            guard status.level != .within else { return nil }
            let content = NotificationContent(
                kind: status.level == .near ? .budgetNear : .budgetSpent, subject: line.category.name, amount: status.left.magnitude,
                day: household.days(of: status.term.months.upperBound).upperBound, object: ObjectReference(.budget, of: line.category.id))
            return DueNotice(content: content, key: "budget/\(line.category.id)/\(status.term.months.lowerBound)/\(status.level.rawValue)")
        }
    }
}
