import Forecasting
import Models
import RecurrenceLive
import ServiceKit
import Services
import Storage

/// Reads the input data of a forecast, in one snapshot. The cost does not grow with the history: totals of the last thirteen months, a number of the
/// newest transactions of series, and future items.
///
/// It is that of the accounts that count for the reader. An account whose entries he does not see keeps its balance: nothing is scheduled on it, and
/// nothing is usual.
struct ForecastReader {
    /// The longest forecast.
    static let months = 12
    /// The days of the past that charts show.
    static let shownDays = 90
    /// The required history of a household for usual spending to be estimated.
    static let leastDays = 90
    static let leastEntries = 200
    /// The number of days of past charges that may be overdue items.
    static let overdueDays = 45

    private let context: ServiceContext
    private let connection: Connection
    private let today: Day

    init(_ connection: Connection, context: ServiceContext, today: Day) {
        self.connection = connection
        self.context = context
        self.today = today
    }

    /// - Parameter examination: the series of changed payees; nil to use the stored ones, because an examination would cost too much.
    /// - Throws: `MoneyError.overflow`.
    func basis(_ examination: RecurrenceExamination? = nil) throws -> ForecastBasis {
        let household = context.household
        let examination = try examination ?? context.briefRecurrence(on: connection, today: today)
        let last = Self.lastDay(after: Self.months, from: today)
        let reading = HouseholdReading(connection, household: household.id)
        reading.share(ForecastExamination(examination: examination))
        var forecast = try ForecastReading(reading, household: household, today: today, through: last)
        var (items, bills): ([ForecastItem], [CardBill]) = ([], [])
        var past: [ScheduledPast] = []
        var named: Set<ID<Transaction>> = []
        var tied: Set<String> = []
        var charges: [KnownMoney.Charge] = []
        for source in context.modules.forecastSources {
            let found = try source.read(forecast)
            items += found.items
            tied.formUnion(found.tied)
            if found.settlesOverdue {
                charges += found.past.filter { !named.contains($0.transaction) && $0.day >= today.adding(days: -Self.overdueDays) }
                    .map { KnownMoney.Charge(account: $0.account, day: $0.day, amount: $0.amount) }
            }
            bills += found.bills
            past += found.past.filter { !named.contains($0.transaction) }
            named.formUnion(found.past.map(\.transaction))
            forecast.covered.formUnion(found.covered)
        }
        let known = KnownMoney(items, tied: tied, charges: charges, today: today)
        items = known.items
        let balances = try BalanceRepository(connection, household: household.id).all()
        let reach = connection.reach
        let accounts = AccountReader.accounts(among: Array(forecast.ledgerAccounts.values)).filter { reach.counts($0.id) }
        let firstDays = try TransactionRepository(connection, household: household.id).firstDays(
            of: accounts.map { LedgerAccountID($0.id) })
        let entries = accounts.reduce(0) { sum, account in
            sum + (balances[LedgerAccountID(account.id)]?.reduce(0) { $0 + $1.entries } ?? 0)
        }
        let isUsualKnown =
            entries >= Self.leastEntries && (firstDays.values.min().map { $0.distance(to: today) >= Self.leastDays } ?? false)
        let estimated = isUsualKnown ? accounts.filter { $0.hasUsualSpending && reach.opens($0.id) } : []
        let budget = try BudgetForecast(forecast, items: items, past: past, accounts: Set(estimated.map(\.id)))
        let pastByAccount = Dictionary(grouping: past, by: \.account)
        var (inputs, histories): ([ForecastAccount], [ID<Account>: [DatedAmount]]) = ([], [:])
        for account in accounts {
            let id = LedgerAccountID(account.id)
            let booked = balances[id]?.first { $0.booked.currency == account.currency }?.booked ?? .zero(account.currency)
            let ahead = items.filter { $0.account == account.id && $0.kind == .booked }.reduce(Int128(0)) {
                $0 + Int128($1.amount.minorUnits)
            }
            guard let balance = Int64(exactly: Int128(booked.minorUnits) - ahead) else { throw MoneyError.overflow }
            let isEstimated = estimated.contains { $0.id == account.id }
            let since = today.adding(days: isEstimated ? -FlowHistory.longest : 1 - Self.shownDays)
            let days = try FlowRepository(connection, household: household.id).days(of: id, in: account.currency, since: since)
            histories[account.id] = try history(balance, days, account.currency)
            var input = ForecastAccount(id: account.id, currency: account.currency, balance: balance)
            // The first day includes the opening balance.
            if isEstimated, let begin = firstDays[id]?.adding(days: 1) {
                var flow = FlowHistory(days, since: begin, today: today)
                for side in pastByAccount[account.id] ?? [] { flow.remove(side.amount, on: side.day) }
                input.history = flow.amounts
                if let budgeted = budget.history[account.id] {
                    input.budgeted = FlowHistory(budgeted, since: begin, today: today).amounts
                }
            }
            inputs.append(input)
        }
        let receivables = forecast.ledgerAccounts.values.filter { $0.role == .receivable && reach.counts(ID(rawValue: $0.id.rawValue)) }
            .flatMap { balances[$0.id]?.map(\.booked) ?? [] }
        let rates = RateTotals(forecast.rates.lookup, in: household.currency, on: today)
        let currencies = Set(accounts.map(\.currency) + receivables.map(\.currency))
        return try ForecastBasis(
            today: today, last: last, accounts: accounts, inputs: inputs, items: items, covered: known.covered, bills: bills,
            reserves: budget.reserves,
            histories: histories, constant: receivables,
            conversion: try rates.conversion(of: currencies),
            pastConversions: try (0..<Self.shownDays).reversed().map { try rates.conversion(of: currencies, on: today.adding(days: -$0)) },
            leftOut: forecast.rates.leftOut, isUsualKnown: isUsualKnown, isExamined: examination != nil)
    }

    /// The last day of a forecast of some months.
    static func lastDay(after months: Int, from today: Day) -> Day {
        (try? Schedule(anchor: today, every: months, .month))?.occurrence(1) ?? today
    }

    // MARK: - Private

    /// The balances of the last days, today last.
    private func history(_ balance: Int64, _ days: [Day: Int64], _ currency: Currency) throws -> [DatedAmount] {
        var points: [DatedAmount] = []
        var balance = Money(minorUnits: balance, currency: currency)
        for back in 0..<Self.shownDays {
            let day = today.adding(days: -back)
            points.append(DatedAmount(day: day, amount: balance))
            balance = try balance - Money(minorUnits: days[day] ?? 0, currency: currency)
        }
        return points.reversed()
    }
}

extension Account {
    /// Whether it is used for everyday spending. Changes of the balance of other kinds, such as valuations, do not predict future ones.
    fileprivate var hasUsualSpending: Bool {
        guard !isArchived else { return false }
        return switch kind {
        case .checking, .savings, .deposit, .cash, .credit: true
        case .loan, .investment, .pension, .asset: false
        }
    }
}
