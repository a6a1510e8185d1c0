import Forecasting
import Models
import Recurrence
import RecurrenceLive
import ServiceKit
import Storage

/// Recurring series in the ledger that no other source covers: income, rent, bills, transfers between own accounts. Everyday habits are part of usual
/// spending.
extension ForecastModule: ForecastSource {
    var forecastPrecedence: Int { 3 }

    /// Payees, and transactions of each, that are looked at.
    private static let payees = 150
    private static let transactions = 48
    /// The look-back in days: yearly series need two charges.
    private static let lookBack = 800

    func read(_ forecast: ForecastReading) throws -> ForecastContribution {
        let recurrence = RecurrenceRepository(forecast.connection, household: forecast.household.id)
        let stored = try recurrence.state()
        let examination = forecast.reading.shared(ForecastExamination.self) { ForecastExamination() }.examination
        guard examination?.isOn ?? (stored?.isOn == true) else { return ForecastContribution() }
        let names = try examination?.names(suggested: false, in: recurrence) ?? recurrence.names(suggested: false)
        let first = forecast.today.adding(days: -Self.lookBack)
        let detector = RecurrenceDetector(today: forecast.today)
        var found = ForecastContribution()
        found.settlesOverdue = true
        var salary = SalaryState()
        for name in names.prefix(Self.payees) {
            let payees =
                try examination?.names.payees(of: name, limit: Self.transactions, in: recurrence)
                ?? recurrence.payees(of: name, limit: Self.transactions)
            let movements = try recurrence.newestMovements(of: payees, since: first, limit: Self.transactions)
            let charges = RecurrenceCharge.charges(of: movements, forecast.ledgerAccounts)
            let past = FoundPast(movements, forecast)
            for series in detector.series(payeeKey: name, charges) where series.kind != .habit {
                salary.add(series)
                // Few charges of a stopped series may be chance.
                if series.state == .stopped, series.charges.count < FoundSchedule.leastOfStopped { continue }
                found.past += series.charges.flatMap { past.sides(of: $0.id) }
                guard series.state != .stopped, let last = series.charges.last,
                    !isCovered(series, counter: past.counter(of: last.id), forecast)
                else { continue }
                // The newest charge is an occurrence of the schedule, too, if it was early: December's salary on the 21st.
                let entered =
                    charges.filter {
                        $0.account == series.account && $0.day > forecast.today && ($0.amount < 0) == (series.kind == .income)
                    }.map(\.day) + [last.day]
                try add(series, on: FoundSchedule(series).days(through: forecast.last, without: entered), past, forecast, &found)
            }
        }
        try addNewSalary(after: salary, forecast, &found)
        return found
    }

    private func isCovered(_ series: RecurringSeries, counter: ID<Account>?, _ forecast: ForecastReading) -> Bool {
        let covered = forecast.covered
        if let counter {
            let transfer = ForecastCover.Transfer(source: series.account, destination: counter)
            return covered.transfers.contains(transfer) && !covered.ordered.contains(transfer)
        }
        if covered.payees.contains(ForecastCover.Payee(name: series.payeeKey, isIncome: series.kind == .income)) { return true }
        // If the latest charges were covered, so are the next ones.
        if series.charges.suffix(2).contains(where: { covered.transactions.contains($0.id) }) { return true }
        return series.charges.count(where: { covered.transactions.contains($0.id) }) * 2 >= series.charges.count
    }

    private func add(
        _ series: RecurringSeries, on days: [Day], _ past: FoundPast, _ forecast: ForecastReading, _ found: inout ForecastContribution
    ) throws {
        guard let last = series.charges.last else { return }
        let schedule = FoundSchedule(series)
        let counter = past.counter(of: last.id)
        for day in days {
            let isIncome = schedule.amount > 0
            found.items += try forecast.items(
                key: "\(series.key)/\(day)", day: day,
                amount: Money(minorUnits: Int64(clamping: schedule.amount.magnitude), currency: series.currency), title: series.payee,
                kind: .found, object: ObjectReference(last.id), category: past.category(of: last.id), spread: schedule.spread,
                from: isIncome ? nil : series.account, to: isIncome ? series.account : counter)
        }
        if let counter { found.covered.transfers.insert(ForecastCover.Transfer(source: series.account, destination: counter)) }
    }

    // MARK: - A new salary

    /// The state of the household's salaries.
    private struct SalaryState {
        private(set) var isPaid = false
        private(set) var stopped: Int64 = 0
        private(set) var payees: Set<String> = []

        mutating func add(_ series: RecurringSeries) {
            guard series.kind == .income, series.charges.last?.category == .salary, series.rhythm == Rhythm(1, .month) else { return }
            payees.insert(series.payeeKey)
            if series.state == .stopped { stopped = max(stopped, series.amount) } else { isPaid = true }
        }
    }

    private func addNewSalary(
        after state: SalaryState, _ forecast: ForecastReading, _ found: inout ForecastContribution
    ) throws {
        guard !state.isPaid, state.stopped > 0,
            let category = forecast.ledgerAccounts.values.first(where: { $0.categoryKey == .salary })?.id
        else { return }
        let normalizer = PayeeNormalizer()
        let parts = try TransactionPartRepository(forecast.connection, household: forecast.household.id).newest(from: category, limit: 12)
            .filter { $0.status == .completed && $0.destinationDay <= forecast.today && !state.payees.contains(normalizer.key($0.payee)) }
        struct Payer: Hashable {
            var name: String
            var account: LedgerAccountID
        }
        for (payer, payments) in Dictionary(grouping: parts, by: { Payer(name: normalizer.key($0.payee), account: $0.destination) }) {
            let payments = payments.sorted { ($0.destinationDay, $0.id) < ($1.destinationDay, $1.id) }
            guard let account = forecast.account(payer.account), let last = payments.last, last.amount.currency == account.currency,
                !forecast.covered.payees.contains(ForecastCover.Payee(name: payer.name, isIncome: true)),
                let salary = NewSalary(
                    payments: payments.map { ($0.destinationDay, $0.amount.minorUnits) }, stopped: state.stopped, today: forecast.today)
            else { continue }
            found.past += payments.map {
                ScheduledPast(transaction: $0.group, account: account.id, day: $0.destinationDay, amount: $0.amount.minorUnits)
            }
            found.items += salary.schedule.days(through: forecast.last).map { day in
                ForecastItem(
                    key: "\(last.group)/\(day)", day: day, account: account.id, amount: last.amount, title: last.payee, kind: .found,
                    object: ObjectReference(last.group))
            }
        }
    }
}

/// The transactions behind the charges of a payee.
private struct FoundPast {
    private let movements: [ID<Transaction>: [RecurrenceRepository.Movement]]
    private let forecast: ForecastReading

    init(_ movements: [RecurrenceRepository.Movement], _ forecast: ForecastReading) {
        self.movements = Dictionary(grouping: movements, by: \.group)
        self.forecast = forecast
    }

    /// The own account on the other side of a transfer.
    func counter(of group: ID<Transaction>) -> ID<Account>? {
        guard let part = movements[group]?.first?.transaction, forecast.account(part.source) != nil else { return nil }
        return forecast.account(part.destination)?.id
    }

    /// The category of spending.
    func category(of group: ID<Transaction>) -> ID<Models.Category>? {
        movements[group]?.lazy.compactMap { forecast.spendingCategory($0.transaction.destination) }.first
    }

    /// The sides of own accounts.
    func sides(of group: ID<Transaction>) -> [ScheduledPast] {
        (movements[group] ?? []).filter { $0.status == .completed }.flatMap { forecast.sides(of: $0.transaction, in: group) }
    }
}
