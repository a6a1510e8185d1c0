import Ledger
import Models
import SavingsModel
import ServiceKit
import Storage

/// Processes savings once a day.
extension SavingsModule: ScheduledJob {
    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        try await SavingsDailyJob(context: context).run(today: today)
        return ScheduledJobResult()
    }
}

/// Daily processing of savings: sends notifications of milestones, reached goals and goals behind schedule. Idempotent.
struct SavingsDailyJob {
    let context: ServiceContext

    /// Notifications to send, and statuses to store.
    private struct Findings: Sendable {
        var notices: [DueNotice] = []
        /// Goals whose status differs from the one last notified.
        var goalProgress: [(goal: ID<SavingsGoal>, status: GoalStatus)] = []
    }

    func run(today: Day) async throws {
        // Most runs find nothing to do and avoid a write.
        guard try await context.read({ try hasWork($0, today: today) }) else { return }
        try await context.write([.savings, .notifications], allowsGroupCommit: true) { write in
            let found = try findings(write.connection, today: today)
            try NotificationSender(write).send { _ in found.notices }
            let goals = SavingsGoalRepository(write.connection, household: write.household)
            for progress in found.goalProgress { try goals.setNotifiedStatus(progress.status, of: progress.goal) }
        }
    }

    // MARK: - Private

    /// Maximum age of a milestone that is notified, in days.
    private static let newsDays = 30

    private func hasWork(_ connection: Connection, today: Day) throws -> Bool {
        let found = try findings(connection, today: today)
        if !found.goalProgress.isEmpty { return true }
        let sender = NotificationSender(connection, household: context.household.id, ids: context.database.ids, at: context.clock.now())
        return try sender.hasNew(found.notices, for: try sender.listeners())
    }

    private func findings(_ connection: Connection, today: Day) throws -> Findings {
        var found = Findings()
        try addMilestones(to: &found, connection, today: today)
        try addGoals(to: &found, connection, today: today)
        return found
    }

    /// The largest milestone that each account reached in the last days from below, ignoring its opening balance.
    private func addMilestones(to found: inout Findings, _ connection: Connection, today: Day) throws {
        let household = context.household.id
        let balances = BalanceRepository(connection, household: household)
        for record in try LedgerAccountRepository(connection, household: household).all() where !record.isArchived {
            guard let account = record.toAccount(), account.kind.isSavings else { continue }
            let now = try balances.balance(of: record.id, in: account.currency).booked
            let reached = Milestone.roundAmounts(in: account.currency).filter { $0.minorUnits <= now.minorUnits }
            guard let largest = reached.last else { continue }
            let before = try balances.balance(of: record.id, in: account.currency, at: today.adding(days: -Self.newsDays))
            let opening = try opening(of: record, since: today.adding(days: -Self.newsDays), connection)
            guard max(before.minorUnits, opening) < largest.minorUnits else { continue }
            found.notices.append(
                DueNotice(
                    content: NotificationContent(
                        kind: .milestoneReached, subject: account.name, amount: largest, day: today,
                        object: ObjectReference(.savings, of: account.id)),
                    key: "milestone/\(account.id)/\(largest.currency.code)/\(largest.minorUnits)", accounts: [account.id]))
        }
    }

    /// The account's opening balance in minor units, if it is of the last days; otherwise 0.
    private func opening(of record: LedgerAccountRecord, since day: Day, _ connection: Connection) throws -> Int64 {
        guard let currency = record.currency, let id = record.openingGroup,
            let group = try TransactionRepository(connection, household: context.household.id).group(id),
            let opened = group.day(at: record.id), opened >= day
        else { return 0 }
        return try group.amount(at: record.id, in: currency).minorUnits
    }

    private func addGoals(to found: inout Findings, _ connection: Connection, today: Day) throws {
        let stored = try SavingsGoalRepository(connection, household: context.household.id).allRecords()
        guard stored.contains(where: { !$0.goal.isRemoved }) else { return }
        let known = Dictionary(uniqueKeysWithValues: stored.map { ($0.goal.id, $0.status) })
        for progress in try SavingsReader(connection, household: context.household, today: today).goalProgress() {
            let before = known[progress.id] ?? nil
            guard progress.status != before else { continue }
            let isNews = progress.status == .reached || progress.status == .behind
            // A status on schedule is stored only if another one was stored before.
            guard isNews || before != nil else { continue }
            found.goalProgress.append((progress.id, progress.status))
            guard isNews else { continue }
            let isReached = progress.status == .reached
            var content = NotificationContent(
                kind: isReached ? .goalReached : .goalBehind, subject: progress.goal.name,
                amount: isReached ? progress.goal.target : progress.neededPerMonth ?? progress.missing,
                day: isReached ? today : progress.goal.by, object: ObjectReference(progress.id))
            if progress.isOverdue(on: today) { content.detail = NotificationContent.overdue }
            found.notices.append(
                DueNotice(
                    content: content, key: "goal/\(progress.id)/\(progress.status.rawValue)/\(today.number)",
                    accounts: progress.goal.parts.map(\.account)))
        }
    }
}
