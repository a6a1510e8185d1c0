import InsightsModel
import Models
import ServiceKit
import Services
import Storage

/// Net worth at the ends of past months and days, computed backwards from the current balances.
///
/// The ends of calendar months come from monthly totals; for a day within a month, that month's days are read too. For a reader who does not see
/// everything, net worth is the sum of the accounts that count: what has left one of them and has not reached another one is in none.
struct NetWorthReader {
    private let connection: Connection
    private let household: Household
    private let today: Day
    private let converter: FlowConverter

    /// The balances at the end of a day, in minor units.
    struct Values {
        var day: Day
        /// Own accounts and debts of other people.
        var accounts: [LedgerAccountID: [Currency: Int128]]
        /// The same, including transfers in transit.
        var totals: [Currency: Int128]
    }

    /// Own accounts that count, by kind and name, archived ones too.
    let accounts: [Account]
    private let records: [LedgerAccountRecord]
    private let flows: NetWorthFlows

    init(_ connection: Connection, household: Household, today: Day, converter: FlowConverter) throws {
        self.connection = connection
        self.household = household
        self.today = today
        self.converter = converter
        let flows = NetWorthFlows(connection, household: household.id)
        self.flows = flows
        records = try LedgerAccountRepository(connection, household: household.id).all().filter {
            ($0.role == .own || $0.role == .receivable) && flows.counts($0.id)
        }
        accounts = AccountReader.accounts(among: records, isDefaultFirst: false)
    }

    /// The ends of the calendar months among some days, and the last day, at most today; none before the first month of the ledger.
    func days(_ days: ClosedRange<Day>) throws -> [Day] {
        guard let begin = try flows.firstMonth() else { return [] }
        let last = min(days.upperBound, today)
        let first = max(Month(of: days.lowerBound), begin)
        guard first <= Month(of: last) else { return [] }
        let ends = (first.number...Month(of: last).number).map { Month(number: $0).lastDay }
        return ends.filter { $0 < last } + [last]
    }

    /// The values at the ends of days, in their order. For today and later days they are the current booked balances.
    func values(at days: [Day]) throws -> [Values] {
        guard let earliest = days.min() else { return [] }
        var values = try now()
        var found: [Day: Values] = [:]
        let totals = AccountTotalRepository(connection, household: household.id)
        let isEverything = connection.reach.isEverything
        var months: [Month: [AccountTotalRepository.Change]] = [:]
        var worth: [Month: [FlowRepository.MonthFlow]] = [:]
        if earliest < today {
            let changes = try totals.months(since: Month(of: earliest)).filter { flows.counts($0.ledgerAccount) }
            months = Dictionary(grouping: changes, by: \.month)
            worth = Dictionary(
                grouping: try isEverything ? flows.months(since: Month(of: earliest)) : changes.map(\.flow), by: \.month)
        }
        var later = Set(months.keys).union(worth.keys).sorted()
        for day in Set(days).sorted(by: >) {
            guard day < today else {
                found[day] = values
                continue
            }
            let month = Month(of: day)
            while let last = later.last, last > month {
                values.subtract(months[last] ?? [], worth[last] ?? [])
                later.removeLast()
            }
            var atDay = values
            if day < month.lastDay {
                let rest = day.adding(days: 1)...month.lastDay
                let changes = try totals.days(rest).filter { flows.counts($0.ledgerAccount) }
                atDay.subtract(changes, try isEverything ? totals.netWorthChanges(within: rest) : changes.map(\.flow))
            }
            atDay.day = day
            found[day] = atDay
        }
        return days.compactMap { day in
            found[day].map {
                var values = $0
                values.day = day
                return values
            }
        }
    }

    /// Net worth in the household's currency.
    ///
    /// - Throws: `MoneyError.overflow`.
    func total(of values: Values) throws -> Money { try converted(values.totals, on: values.day) }

    /// The parts of net worth that are not zero.
    func groups(of values: Values) throws -> [NetWorthGroup: Money] {
        var sums: [NetWorthGroup: [Currency: Int128]] = [:]
        for (group, id) in members {
            for (currency, units) in values.accounts[id] ?? [:] { sums[group, default: [:]][currency, default: 0] += units }
        }
        sums[.inTransit] = values.inTransit
        return try sums.mapValues { try converted($0, on: values.day) }.filter { !$0.value.isZero }
    }

    /// The rows of a report by account.
    func rows(of values: Values) throws -> [ReportKey: Money] {
        var rows: [ReportKey: Money] = [:]
        for account in accounts {
            let amount = try converted(values.accounts[LedgerAccountID(account.id)] ?? [:], on: values.day)
            rows[.account(account.id, name: account.name)] = amount
        }
        let groups = try groups(of: values)
        rows[.people] = groups[.people]
        rows[.inTransit] = groups[.inTransit]
        return rows
    }

    /// The accounts with a balance, in their own currency.
    func holdings(of values: Values) throws -> [AccountHolding] {
        try accounts.compactMap { account in
            let units = values.accounts[LedgerAccountID(account.id)]?[account.currency] ?? 0
            guard units != 0 else { return nil }
            return AccountHolding(account: account, booked: try Self.money(units, account.currency))
        }
    }

    // MARK: - Private

    private var members: [(NetWorthGroup, LedgerAccountID)] {
        accounts.map { (.accounts($0.kind), LedgerAccountID($0.id)) }
            + records.filter { $0.role == .receivable }.map { (.people, $0.id) }
    }

    private func now() throws -> Values {
        let balances = try BalanceRepository(connection, household: household.id).all()
        var values = Values(day: today, accounts: [:], totals: [:])
        for (_, id) in members {
            for balance in balances[id] ?? [] {
                values.accounts[id, default: [:]][balance.booked.currency, default: 0] += Int128(balance.booked.minorUnits)
                values.totals[balance.booked.currency, default: 0] += Int128(balance.booked.minorUnits)
            }
        }
        return values
    }

    private func converted(_ sums: [Currency: Int128], on day: Day) throws -> Money {
        try converter.total(of: try sums.map { try Self.money($1, $0) }, on: day).total
    }

    private static func money(_ units: Int128, _ currency: Currency) throws -> Money {
        guard let units = Int64(exactly: units) else { throw MoneyError.overflow }
        return Money(minorUnits: units, currency: currency)
    }
}

extension NetWorthReader.Values {
    /// The amounts in no account: the difference between the totals and the accounts.
    fileprivate var inTransit: [Currency: Int128] {
        var rest = totals
        for sums in accounts.values {
            for (currency, units) in sums { rest[currency, default: 0] -= units }
        }
        return rest.filter { $0.value != 0 }
    }

    fileprivate mutating func subtract(_ changes: [AccountTotalRepository.Change], _ worth: [FlowRepository.MonthFlow]) {
        for change in changes {
            accounts[change.ledgerAccount, default: [:]][change.net.currency, default: 0] -= Int128(change.net.minorUnits)
        }
        for flow in worth { totals[flow.currency, default: 0] -= Int128(flow.net) }
    }
}

extension AccountTotalRepository.Change {
    /// What it changed net worth by.
    fileprivate var flow: FlowRepository.MonthFlow {
        FlowRepository.MonthFlow(currency: net.currency, month: month, net: net.minorUnits)
    }
}
