import Models
import Services
import Storage

/// The figures of the first screen, from balances and month totals: what they cost does not grow with the history.
struct LiveOverviewService: OverviewServiceProtocol {
    let context: ServiceContext

    /// The screen from one snapshot. Its figures are the same for every member.
    func fetchHome() async throws -> HomeOverview {
        let today = try context.today()
        return try context.mapping {
            try context.homes.reading(of: context.household, today: today, in: context.database) { try home($0, today: today) }
        }
    }

    func home(_ connection: Connection, today: Day) throws -> HomeOverview {
        let household = context.household.id
        let places = try PlaceRepository(connection, household: household).all()
        let accounts = AccountReader.accounts(among: places)
        let balances = try BalanceRepository(connection, household: household).all()
        let holdings = accounts.map { account in
            balances[Place(account.id)]?.first { $0.booked.currency == account.currency }?.booked ?? .zero(account.currency)
        }
        let line = try netWorthLine(of: holdings, today: today, connection)
        let latest = try EntryRepository(connection, household: household).page(EntryQuery(limit: 2 * Self.listed), places: places).entries
        let cards = try HomeCards(connection, context: context, today: today)
        let savings = try SavingsOnHome(connection, household: context.household, accounts: accounts, holdings: holdings, today: today)
        return HomeOverview(
            netWorth: line.now, monthChange: line.monthChange, history: line.points,
            accounts: zip(accounts, holdings).filter { !$0.0.isArchived }.map { AccountHolding(account: $0.0, booked: $0.1) },
            latest: Array(Self.once(latest).prefix(Self.listed)),
            due: Array(
                try DueReader(connection, household: household).ahead(
                    from: today, until: today.adding(days: Self.dueDays), cards: cards.cards
                ).prefix(Self.dueListed)),
            expiringBenefits: cards.expiring, savings: savings.savings,
            insight: cards.urgent ?? savings.insight ?? cards.available ?? (latest.isEmpty ? .firstStep : nil))
    }

    // MARK: - Private

    /// How many of the newest entries are shown.
    private static let listed = 10
    /// How many days ahead what falls due is shown, and how much of it.
    private static let dueDays = 7
    private static let dueListed = 5

    /// The two entries of an own transfer are one transaction, which is listed as what left.
    private static func once(_ entries: [Entry]) -> [Entry] {
        var places: [ID<Transaction>: Int] = [:]
        var listed: [Entry] = []
        for entry in entries {
            if let place = places[entry.id] {
                if entry.amount.isNegative { listed[place] = entry }
            } else {
                places[entry.id] = listed.count
                listed.append(entry)
            }
        }
        return listed
    }

    private func netWorthLine(of booked: [Money], today: Day, _ connection: Connection) throws -> NetWorthLine {
        let flows = FlowRepository(connection, household: context.household.id)
        let monthStart = context.household.monthStart(before: today)
        let firstOfMonth = Month(of: monthStart).firstDay
        let totals = RateTotals(connection, household: context.household.id, in: context.household.currency, on: today)
        // Where the database itself cannot add up, as after a change by hand, there is the figure of today and none of the past.
        let past = try Figure.unlessTooLarge {
            (
                changes: try flows.netWorthChanges(since: Month(of: today).adding(months: -NetWorthLine.months + 1)),
                beforeStart: monthStart > firstOfMonth
                    ? try flows.netWorthChanges(from: firstOfMonth, until: monthStart.adding(days: -1)) : []
            )
        }
        guard let past else { return try NetWorthLine(of: booked, totals: totals, today: today) }
        return try NetWorthLine(
            of: booked, changes: past.changes, firstMonth: try flows.firstMonth(), today: today, monthStart: monthStart,
            beforeStart: past.beforeStart, openings: try flows.openings(since: monthStart), totals: totals)
    }
}
