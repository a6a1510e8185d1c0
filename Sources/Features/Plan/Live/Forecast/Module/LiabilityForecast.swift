import Forecasting
import Models
import Recurrence
import ServiceKit
import Storage

/// Recurring payments into credit accounts and loans: bills of cards, which pay the debt on the day of their statement, and instalments.
struct LiabilityForecast: ForecastSource {
    var forecastPrecedence: Int { 2 }

    /// The newest entries into an account that are looked at.
    private static let limit = 100

    func read(_ forecast: ForecastReading) throws -> ForecastContribution {
        let repository = TransactionPartRepository(forecast.connection, household: forecast.household.id)
        var found = ForecastContribution()
        for account in forecast.accounts.values.sorted(by: { $0.id < $1.id }) where account.kind.isLiability && !account.isArchived {
            let parts = try repository.newest(into: LedgerAccountID(account.id), limit: Self.limit).filter { part in
                forecast.account(part.source) != nil && part.amount.currency == account.currency
                    && (part.status == .completed || part.status == .pending)
            }
            guard !parts.isEmpty else { continue }
            let balances = try PastBalances(of: account, forecast)
            let charges = parts.map { part in
                RecurrenceCharge(
                    id: part.id, day: part.sourceDay, amount: part.amount.minorUnits, currency: part.amount.currency,
                    account: ID(rawValue: part.source.rawValue), payee: account.name, isOwnOrder: true)
            }
            let byID = Dictionary(parts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            for series in RecurrenceDetector(today: forecast.today).series(payeeKey: account.id.description, charges) {
                for charge in series.charges {
                    guard let part = byID[charge.id] else { continue }
                    found.past.append(
                        ScheduledPast(
                            transaction: part.group, account: series.account, day: part.sourceDay, amount: -part.amount.minorUnits))
                    found.past.append(
                        ScheduledPast(
                            transaction: part.group, account: account.id, day: part.destinationDay, amount: part.amount.minorUnits))
                }
                let transfer = ForecastCover.Transfer(source: series.account, destination: account.id)
                guard series.state != .stopped, !forecast.covered.transfers.contains(transfer) else { continue }
                found.covered.transfers.insert(transfer)
                let entered = charges.filter { $0.account == series.account && $0.day > forecast.today }.map(\.day)
                let days = FoundSchedule(series).days(through: forecast.last, without: entered)
                add(series, on: days, to: account, balances, forecast, &found)
            }
        }
        return found
    }

    private func add(
        _ series: RecurringSeries, on days: [Day], to account: Account, _ balances: PastBalances, _ forecast: ForecastReading,
        _ found: inout ForecastContribution
    ) {
        let schedule = FoundSchedule(series)
        let cycle =
            account.kind == .credit ? StatementCycle(payments: series.charges.map { ($0.day, $0.amount) }, balance: balances.balance) : nil
        for day in days {
            let key = "\(account.id)/\(day)"
            if let cycle {
                let statement = cycle.statementDay(before: max(day, forecast.today))
                let owed = statement < forecast.today ? max(Int64(clamping: -Int128(balances.balance(on: statement) ?? 0)), 0) : nil
                found.bills.append(
                    CardBill(
                        key: key, card: account.id, payer: series.account, day: day, statementDay: statement, amount: owed,
                        title: account.name, object: ObjectReference(account.id)))
                continue
            }
            for (id, counter, units) in [(series.account, account.id, schedule.amount), (account.id, series.account, -schedule.amount)] {
                found.items.append(
                    ForecastItem(
                        key: "\(key)/\(id)", day: day, account: id, amount: Money(minorUnits: units, currency: account.currency),
                        title: forecast.accounts[counter]?.name ?? "", kind: .found, object: ObjectReference(account.id),
                        counterAccount: counter,
                        spread: schedule.spread))
            }
        }
    }
}

/// The booked balances of an account at the end of past days.
private struct PastBalances {
    /// Ascending; each balance is valid from its day on.
    private let steps: [(day: Day, balance: Int64)]
    private let before: Int64

    init(of account: Account, _ forecast: ForecastReading) throws {
        let id = LedgerAccountID(account.id)
        let household = forecast.household.id
        let booked = try BalanceRepository(forecast.connection, household: household).balance(of: id, in: account.currency).booked
            .minorUnits
        let first = forecast.today.adding(days: -FlowHistory.longest)
        let days = try FlowRepository(forecast.connection, household: household).days(of: id, in: account.currency, since: first)
        var balance = booked
        var steps: [(day: Day, balance: Int64)] = []
        for (day, net) in days.sorted(by: { $0.key > $1.key }) {
            steps.append((day, balance))
            balance = Int64(clamping: Int128(balance) - Int128(net))
        }
        before = balance
        self.steps = steps.reversed()
    }

    func balance(on day: Day) -> Int64? {
        var range = 0..<steps.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            if steps[middle].day <= day { range = (middle + 1)..<range.upperBound } else { range = range.lowerBound..<middle }
        }
        return range.lowerBound > 0 ? steps[range.lowerBound - 1].balance : before
    }
}
