import Ledger
import Models
import ServiceKit
import Services
import Storage

/// The home screen's figures, computed from balances and monthly totals, so that their cost does not grow with the history. They are those of the
/// member's perspective: only its accounts are listed and count.
struct LiveOverviewService: OverviewServiceProtocol {
    let context: ServiceContext

    /// The home screen from one snapshot. Its figures are the same for every member who sees the same, in the same perspective.
    func fetchHome() async throws -> HomeOverview {
        let today = try context.today()
        try await context.begin(.read)
        return try await context.mapping {
            try await context.caches.cache(of: HomeOverview.self).snapshot(for: context.figures, today: today) {
                try home($0, today: today)
            }
        }
    }

    func hideFirstSteps() async throws {
        try await context.write([.household]) { write in
            try FirstStepsRepository(write.connection, household: write.household).hide(at: write.milliseconds)
        }
    }

    func fetchNetWorth(over period: NetWorthPeriod) async throws -> NetWorthSeries {
        let today = try context.today()
        return try await context.figures.read { connection in
            try NetWorthSeriesReader(connection: connection, household: context.household, today: today).series(over: period)
        }
    }

    func fetchDue(days: Int) async throws -> DueOverview {
        let today = try context.today()
        let last = today.adding(days: max(0, days))
        return try await context.figures.read { connection in
            let reader = DueReader(
                reading: HouseholdReading(connection, household: context.household.id), sources: context.modules.dueSources)
            let items = try reader.openItems(from: today, until: last)
            let totals = RateTotals(connection, household: context.household.id, in: context.household.currency, on: today)
            func total(_ direction: DueItem.Direction) throws -> ConvertedTotal {
                try totals.total(of: items.filter { $0.direction == direction }.compactMap(\.amount))
            }
            return DueOverview(items: items, until: last, goesOut: try total(.outgoing), comesIn: try total(.incoming))
        }
    }

    func home(_ connection: Connection, today: Day) throws -> HomeOverview {
        let household = context.household.id
        let reading = HouseholdReading(connection, household: household)
        let ledgerAccounts = try reading.ledgerAccounts()
        let flows = NetWorthFlows(connection, household: household)
        let seen = AccountReader.accounts(among: ledgerAccounts)
        let accounts = seen.filter { flows.counts(LedgerAccountID($0.id)) }
        let balances = try BalanceRepository(connection, household: household).all()
        let holdings = accounts.map { account in
            balances[LedgerAccountID(account.id)]?.first { $0.booked.currency == account.currency }?.booked ?? .zero(account.currency)
        }
        let receivables = ledgerAccounts.filter { $0.role == .receivable && flows.counts($0.id) }
            .flatMap { balances[$0.id]?.map(\.booked) ?? [] }
        let totals = RateTotals(connection, household: household, in: context.household.currency, on: today)
        let firstMonth = try flows.firstMonth()
        let line = try netWorthLine(of: holdings + receivables, since: firstMonth, today: today, totals, connection)
        let latest = try latest(of: accounts, ledgerAccounts, connection)
        var overview = HomeOverview(
            netWorth: line.now, monthChange: line.monthChange, history: line.points, leftOutBefore: line.leftOutBefore,
            offeredCurrency: context.household.offeredCurrency(for: seen),
            accounts: zip(accounts, holdings).filter { !$0.0.isArchived }.map { AccountHolding(account: $0.0, booked: $0.1) },
            latest: Array(Self.merged(latest).prefix(Self.listed)))
        overview.kinds = try Self.kinds(of: overview.accounts, totals)
        overview.pace = try SpendingPaceReader(connection: connection, household: context.household, today: today, totals: totals)
            .pace(since: firstMonth)
        let home = HomeReading(reading: reading, context: context, today: today, accounts: accounts, holdings: holdings)
        for contributor in context.modules.homeContributors { try contributor.read(home, into: &overview) }
        overview.hidesFirstSteps = try FirstStepsRepository(connection, household: household).areHidden()
        overview.leavesOutAccounts = accounts.count < seen.count
        if latest.isEmpty, !overview.leavesOutAccounts { overview.parts.add(FirstStep()) }
        try addDue(to: &overview, home, totals)
        return overview
    }

    // MARK: - Private

    /// Number of newest entries shown.
    private static let listed = 10
    /// The number of days ahead for which due items are listed, and the maximum number of items.
    private static let dueDays = 14
    private static let dueListed = 12

    /// The newest entries of the accounts.
    private func latest(of accounts: [Account], _ ledgerAccounts: [LedgerAccountRecord], _ connection: Connection) throws -> [Entry] {
        var query = EntryQuery(limit: 2 * Self.listed)
        if !connection.reach.isEverything {
            query.accounts = Set(accounts.map(\.id).filter { connection.reach.opens($0) })
            guard !query.accounts.isEmpty else { return [] }
        }
        return try EntryRepository(connection, household: context.household.id).page(query, ledgerAccounts: ledgerAccounts).entries
    }

    private static func kinds(of holdings: [AccountHolding], _ totals: RateTotals) throws -> [KindTotal] {
        let byKind = Dictionary(grouping: holdings, by: \.account.kind)
        return try AccountKind.allCases.compactMap { kind in
            guard let held = byKind[kind] else { return nil }
            return KindTotal(kind: kind, total: try totals.total(of: held.map(\.booked)))
        }
    }

    /// Adds what is due, and what is left until the next income.
    private func addDue(to overview: inout HomeOverview, _ home: HomeReading, _ totals: RateTotals) throws {
        let today = home.today
        let listed = today.adding(days: Self.dueDays)
        let last = max(listed, overview.nextIncome ?? listed)
        let items = try DueReader(reading: home.reading, sources: context.modules.dueSources).homeItems(from: today, until: last)
        let soon = items.prefix { $0.day <= listed }
        let held = zip(home.accounts, home.holdings).map { ($0.0.id, $0.1) }
        let balances = Array(soon).balances(from: Dictionary(held, uniquingKeysWith: { first, _ in first }))
        overview.due = Array(soon.prefix(Self.dueListed))
        for item in overview.due { overview.dueBalances[item.key] = balances[item.key] }
        guard let payday = overview.nextIncome else { return }
        let spendable = overview.accounts.filter { [.checking, .cash].contains($0.account.kind) }
        guard !spendable.isEmpty else { return }
        let accounts = Set(spendable.map(\.account.id))
        let taken = items.filter { $0.day < payday }.compactMap { $0.taken(from: accounts) }
        overview.untilPayday = UntilPayday(day: payday, left: try totals.total(of: spendable.map(\.booked) + taken))
    }

    /// Merges the two entries of an own transfer into one, the outgoing entry.
    private static func merged(_ entries: [Entry]) -> [Entry] {
        var positions: [ID<Transaction>: Int] = [:]
        var listed: [Entry] = []
        for entry in entries {
            if let position = positions[entry.id] {
                if entry.amount.isNegative { listed[position] = entry }
            } else {
                positions[entry.id] = listed.count
                listed.append(entry)
            }
        }
        return listed
    }

    private func netWorthLine(
        of booked: [Money], since firstMonth: Month?, today: Day, _ totals: RateTotals, _ connection: Connection
    ) throws -> NetWorthHistory {
        let flows = NetWorthFlows(connection, household: context.household.id)
        let monthStart = context.household.monthStart(before: today)
        let firstOfMonth = Month(of: monthStart).firstDay
        // If sums overflow in the database, as after a manual change, only today's figure is shown.
        let past = try Figure.nilOnOverflow {
            (
                changes: try flows.months(since: Month(of: today).adding(months: -NetWorthHistory.months + 1)),
                beforeStart: monthStart > firstOfMonth
                    ? try flows.month(of: firstOfMonth...monthStart.adding(days: -1)) : []
            )
        }
        guard let past else { return try NetWorthHistory(of: booked, totals: totals, today: today) }
        return try NetWorthHistory(
            of: booked, changes: past.changes, firstMonth: firstMonth, today: today, monthStart: monthStart,
            beforeStart: past.beforeStart, openings: try flows.openings(since: monthStart), totals: totals)
    }
}
