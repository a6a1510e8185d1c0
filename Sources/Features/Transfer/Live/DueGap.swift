import Ledger
import Models
import ServiceKit
import Storage
import TransferModel

/// Suspends due orders after a gap that is too long for an outage, until a user confirms that the day is right
/// (docs/decisions/0050-a-long-gap-asks.md).
struct DueGap {
    let context: ServiceContext
    let today: Day

    /// The orders suspended on the day; nil if there are none.
    func find(_ connection: Connection) throws -> HeldBackTransfers? {
        let household = context.household.id
        guard let seen = try HouseholdRepository(connection).seenDay(of: household).day, seen.distance(to: today) > UnitOfWork.longestGap
        else {
            return nil
        }
        // Counted by the schedules instead of iterating, since a gap can be thousands of years long.
        let scheduled = try TransferRepository(connection, household: household).scheduled(through: today).count
        let standing = try StandingOrderRepository(connection, household: household).active(through: today).map { order in
            max(order.schedule.occurrences(through: today).endIndex - order.nextIndex, 0)
        }
        let count = standing.reduce(scheduled, +)
        return count > 0 ? HeldBackTransfers(since: seen, occurrences: count) : nil
    }

    /// Notifies members once per gap, each of the orders that he sees.
    func notify(_ heldBack: HeldBackTransfers) async throws {
        let household = context.household.id
        let isNotified = try await context.read { try HouseholdRepository($0).seenDay(of: household).notified == heldBack.since }
        guard !isNotified else { return }
        try await context.write([.notifications]) { write in
            try HouseholdRepository(write.connection).recordGapNotification(since: heldBack.since, household)
            try NotificationSender(write).send { connection in
                try find(connection).map { seen in
                    let content = NotificationContent(
                        kind: .dueHeldBack, day: heldBack.since, count: seen.occurrences, object: ObjectReference(.scheduledTransfers))
                    return [DueNotice(content: content, key: "due-held-back/\(heldBack.since)/\(write.milliseconds)")]
                } ?? []
            }
        }
    }

    /// Records once a day that the household is in use, even if nothing was written or due.
    ///
    /// A recorded day in the future was set by a wrong clock: today replaces it.
    func recordActivity() async throws {
        let household = context.household.id
        let seen = try await context.read { try HouseholdRepository($0).seenDay(of: household).day }
        if let seen {
            let isWrong = try seen > today && today == context.today()
            guard seen < today || isWrong else { return }
        }
        try await context.write([], allowsGroupCommit: true) { [today] in
            try HouseholdRepository($0.connection).closeGap(household, on: today)
        }
    }

    /// Confirms the day.
    func close() async throws {
        try await context.write([.transfers]) { [today] write in
            try HouseholdRepository(write.connection).closeGap(write.household, on: today)
        }
    }
}
