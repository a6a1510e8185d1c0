import Models
import Services
import Storage

/// Holds back what is due after a gap that is too long for an outage, until a person says that the day is right
/// (docs/decisions/0050-a-long-gap-asks.md).
struct DueGap {
    private let context: ServiceContext
    private let today: Day

    /// The longest gap in days after which orders are done unasked: three months and a week, so that three monthly occurrences are made up for.
    static let longest = 100

    init(_ context: ServiceContext, today: Day) {
        self.context = context
        self.today = today
    }

    /// What is held back on the day; nil where nothing is.
    func find(_ connection: Connection) throws -> HeldBackDue? {
        let household = context.household.id
        guard let seen = try HouseholdRepository(connection).seenDay(of: household).day, seen.distance(to: today) > Self.longest else {
            return nil
        }
        // Counted by the schedules, so that a gap of thousands of years is answered at once.
        let waiting = try TransferRepository(connection, household: household).scheduled(through: today).count
        let standing = try StandingOrderRepository(connection, household: household).active(through: today).map { order in
            max(order.schedule.occurrences(through: today).endIndex - order.nextIndex, 0)
        }
        let count = standing.reduce(waiting, +)
        return count > 0 ? HeldBackDue(since: seen, occurrences: count) : nil
    }

    /// Tells members of it, once for each gap.
    func tell(_ held: HeldBackDue) async throws {
        let household = context.household.id
        let isTold = try context.read { try HouseholdRepository($0).seenDay(of: household).told == held.since }
        guard !isTold else { return }
        try await context.write([.notifications]) { write in
            try HouseholdRepository(write.connection).noteTold(ofGapSince: held.since, household)
            try NotificationTelling(write).tell(
                NotificationContent(
                    kind: .dueHeldBack, day: held.since, count: held.occurrences, path: "/transfer/scheduled"),
                key: "due-held-back/\(held.since)/\(write.milliseconds)")
        }
    }

    /// Notes once a day that the household is in use, also where nothing is written and nothing is due.
    ///
    /// A day of use in the future was noted by a clock that was wrong: today takes its place.
    func noteDay() async throws {
        let household = context.household.id
        let seen = try context.read { try HouseholdRepository($0).seenDay(of: household).day }
        if let seen {
            let isWrong = try seen > today && today == context.today()
            guard seen < today || isWrong else { return }
        }
        try await context.write([], isBrief: true) { [today] in try HouseholdRepository($0.connection).closeGap(household, on: today) }
    }

    /// Notes that the day is right.
    func close() async throws {
        try await context.write([.transfers]) { [today] write in
            try HouseholdRepository(write.connection).closeGap(write.household, on: today)
        }
    }
}
