import Models
import PlanModel
import ServiceKit
import Services
import Storage
import SubscriptionsLive
import SubscriptionsModel

/// Reads expected items with their occurrences in one snapshot.
struct ExpectedReader {
    let today: Day
    private let connection: Connection
    private let household: ID<Household>
    /// Those that are not removed, by name.
    let items: [ExpectedItem]
    private let all: [ExpectedItem]
    private let occurrences: [ID<ExpectedItem>: [ExpectedOccurrence]]
    /// Names of running subscriptions by payee and currency.
    private let subscriptions: [String: [Subscription]]

    init(_ reading: HouseholdReading, today: Day) throws {
        connection = reading.connection
        household = reading.household
        self.today = today
        all = try reading.expectedItems()
        items = all.filter { !$0.isRemoved }.sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) }
        guard !all.isEmpty else {
            (occurrences, subscriptions) = ([:], [:])
            return
        }
        occurrences = try ExpectedOccurrenceRepository(connection, household: household).all(
            since: today.adding(days: -ExpectedTimeline.lookBack - 3))
        subscriptions = Dictionary(
            grouping: try reading.subscriptions().filter { !$0.isRemoved && !$0.payeeKey.isEmpty && $0.status(on: today).isRunning },
            by: \.payeeKey)
    }

    /// An item, also a removed one.
    ///
    /// - Throws: `ServiceError.notFound`.
    func item(_ id: ID<ExpectedItem>) throws -> ExpectedItem {
        guard let item = all.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return item
    }

    func timeline(_ item: ExpectedItem) -> ExpectedTimeline {
        ExpectedTimeline(item, occurrences: occurrences[item.id] ?? [], today: today)
    }

    /// The running subscription with the payee and currency of an item, unless it has another account.
    func subscription(of item: ExpectedItem) -> Subscription? {
        guard !item.isIncome, !item.payeeKey.isEmpty else { return nil }
        return subscriptions[item.payeeKey]?.first { subscription in
            subscription.price.currency == item.amount.currency
                && (subscription.account == nil || item.account == nil || subscription.account == item.account)
        }
    }

    /// Open occurrences that are due between two days, without those of items that are subscriptions.
    func open(from first: Day, through last: Day) -> [(item: ExpectedItem, open: ExpectedTimeline.Open)] {
        items.filter { subscription(of: $0) == nil }.flatMap { item in
            timeline(item).open(from: first, through: last).map { (item, $0) }
        }
    }

    // MARK: - Screens

    func overview(of household: Household) throws -> ExpectedOverview {
        let monthEnd = household.days(of: household.month(of: today)).upperBound
        let open = open(from: today.adding(days: -ExpectedTimeline.lookBack), through: monthEnd)
        let totals = RateTotals(connection, household: household.id, in: household.currency, on: today)
        let names = try names()
        let ordered = items.map { summary(timeline($0), names) }.sorted { left, right in
            switch (left.next, right.next) {
            case (let left?, let right?) where left.due != right.due: left.due < right.due
            case (nil, _?): false
            case (_?, nil): true
            default: (left.item.name.folded, left.item.id) < (right.item.name.folded, right.item.id)
            }
        }
        return ExpectedOverview(
            items: ordered, toCome: try totals.total(of: open.filter(\.item.isIncome).map(\.item.amount)),
            toPay: try totals.total(of: open.filter { !$0.item.isIncome }.map(\.item.amount.magnitude)), monthEnd: monthEnd)
    }

    private func summary(_ timeline: ExpectedTimeline, _ names: [LedgerAccountID: String]) -> ExpectedSummary {
        let item = timeline.item
        let next = timeline.next
        return ExpectedSummary(
            item: item, status: next?.status ?? .ended, next: next,
            accountName: item.account.flatMap { names[LedgerAccountID($0)] } ?? "",
            categoryName: item.category.flatMap { names[LedgerAccountID(rawValue: $0.rawValue)] } ?? "",
            subscription: subscription(of: item)?.name)
    }

    func details(of id: ID<ExpectedItem>) throws -> ExpectedDetails {
        let timeline = timeline(try item(id))
        let coming = timeline.open(from: today, through: today.adding(days: 3 * (timeline.item.cycle.days ?? 0) + 100)).prefix(3)
        var open = timeline.overdue + coming
        if open.isEmpty, let next = timeline.next { open = [next] }
        return ExpectedDetails(
            summary: summary(timeline, try names()), open: open, settled: timeline.settled.suffix(Self.listed).reversed(),
            candidates: try candidates(timeline),
            choices: Self.choices(among: try LedgerAccountRepository(connection, household: household).all(), for: connection.reach))
    }

    static func choices(among records: [LedgerAccountRecord], for reach: Reach) -> ExpectedChoices {
        ExpectedChoices(
            accounts: AccountReader.usable(AccountReader.accounts(among: records), for: reach),
            categories: records.compactMap { $0.toCategory() }.filter { !$0.isArchived }
                .sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) })
    }

    // MARK: - Private

    /// The names of accounts and categories, which only screens need.
    private func names() throws -> [LedgerAccountID: String] {
        let records = try LedgerAccountRepository(connection, household: household).all()
        return Dictionary(records.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    static let listed = 24
    private static let candidates = 5

    /// Transactions with its amount around the earliest open occurrence: of another payee, or of a day outside the range.
    private func candidates(_ timeline: ExpectedTimeline) throws -> [ExpectedDetails.Candidate] {
        guard let next = timeline.next, next.due <= today.adding(days: timeline.item.earliest) else { return [] }
        let item = timeline.item
        // The text index contains amounts, so this does not examine all entries of the days.
        var query = EntryQuery(
            account: item.account, from: next.due.adding(days: -30), until: min(today, next.due.adding(days: 45)),
            search: item.amount.magnitude.decimalText, minimum: item.amount.minorUnits, maximum: item.amount.minorUnits,
            limit: Self.candidates)
        query.statuses = [.completed, .pending]
        let settled = ExpectedOccurrenceRepository(connection, household: household)
        return try EntryRepository(connection, household: household).page(query).entries.compactMap { entry in
            guard entry.amount.currency == item.amount.currency, try settled.find(entry.id) == nil else { return nil }
            return ExpectedDetails.Candidate(transaction: entry.id, day: entry.day, payee: entry.payee, amount: entry.amount)
        }
    }
}

extension HouseholdReading {
    /// Expected items with their occurrences as of a day, read once for a day.
    func expected(today: Day) throws -> ExpectedReader {
        let known = try shared(ExpectedReader.self) { try ExpectedReader(self, today: today) }
        return known.today == today ? known : try ExpectedReader(self, today: today)
    }

    /// All expected items, including removed ones.
    func expectedItems() throws -> [ExpectedItem] {
        try shared([ExpectedItem].self) { try ExpectedItemRepository(connection, household: household).all() }
    }
}
