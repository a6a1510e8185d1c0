import Forecasting
import Models
import Recurrence

/// The forecast of a generated household on a day, from its events up to that day.
struct Prediction {
    let origin: Day
    let forecast: Forecast
    private static let currency = Currency(code: "EUR")

    init?(_ household: GeneratedHousehold, on origin: Day, days: Int) throws {
        guard let currency = Self.currency else { return nil }
        self.origin = origin
        let past = household.events.filter { $0.day <= origin }
        var histories: [GeneratedEvent.Place: FlowHistory] = [:]
        for place in GeneratedEvent.Place.allCases {
            histories[place] = FlowHistory(Self.dayTotals(past, of: place), since: GeneratedHousehold.first, today: origin)
        }
        var items: [ForecastItem] = []
        var bills: [CardBill] = []
        let last = origin.adding(days: days)
        var (isPaid, stopped) = (false, Int64(0))
        var inSeries: Set<String> = []
        for (payee, events) in Dictionary(grouping: past.filter { $0.counter == nil || $0.amount < 0 }, by: \.payee) {
            let charges = events.enumerated().map { number, event in
                RecurrenceCharge(
                    id: ID(rawValue: Int64(number)), day: event.day, amount: -event.amount, currency: currency, account: event.account.id,
                    payee: payee, category: event.category, isOwnOrder: event.counter != nil)
            }
            for series in RecurrenceDetector(today: origin).series(payeeKey: payee, charges) where series.kind != .habit {
                let isIncome = series.kind == .income
                guard let place = GeneratedEvent.Place(rawValue: Int(series.account.rawValue)) else { continue }
                if series.charges.last?.category == .salary, series.rhythm == Rhythm(1, .month) {
                    inSeries.insert(payee)
                    if series.state == .stopped { stopped = max(stopped, series.amount) } else { isPaid = true }
                }
                let counter = events[Int(series.charges[series.charges.count - 1].id.rawValue)].counter
                // Few charges that have stopped may have come by chance.
                if series.state == .stopped, series.charges.count < FoundSchedule.leastOfStopped { continue }
                for charge in series.charges {
                    histories[place]?.remove(isIncome ? charge.amount : -charge.amount, on: charge.day)
                    if let counter { histories[counter]?.remove(charge.amount, on: charge.day) }
                }
                guard series.state != .stopped else { continue }
                let amounts = series.charges.map { isIncome ? $0.amount : -$0.amount }
                let price = series.highest == nil ? (isIncome ? series.amount : -series.amount) : nil
                let schedule = FoundSchedule(
                    next: series.next, every: series.rhythm.every, unit: series.rhythm.unit, amounts: amounts, price: price)
                let cycle =
                    counter == .card
                    ? StatementCycle(payments: series.charges.map { ($0.day, $0.amount) }) { household.balance(of: .card, on: $0) } : nil
                for day in schedule.days(through: last) {
                    if let cycle {
                        let statement = cycle.statementDay(before: day)
                        bills.append(
                            CardBill(
                                key: "\(payee)/\(day)", card: GeneratedEvent.Place.card.id, payer: place.id, day: day,
                                statementDay: statement,
                                amount: statement < origin ? max(-household.balance(of: .card, on: statement), 0) : nil, title: payee))
                        continue
                    }
                    for (account, sign) in [(place, Int64(1)), counter.map { ($0, -1) }].compactMap(\.self) {
                        items.append(
                            ForecastItem(
                                key: "\(payee)/\(day)/\(account)", day: day, account: account.id,
                                amount: Money(minorUnits: sign * schedule.amount, currency: currency), title: payee, kind: .found,
                                counterAccount: (account == place ? counter : place)?.id, spread: schedule.spread))
                    }
                }
            }
        }
        if !isPaid, stopped > 0 {
            let salaries = past.filter { $0.category == .salary && !inSeries.contains($0.payee) }
            for (payee, events) in Dictionary(grouping: salaries, by: \.payee) {
                guard let salary = NewSalary(payments: events.map { ($0.day, $0.amount) }, stopped: stopped, today: origin) else {
                    continue
                }
                for event in events { histories[event.account]?.remove(event.amount, on: event.day) }
                for day in salary.schedule.days(through: last) {
                    items.append(
                        ForecastItem(
                            key: "\(payee)/\(day)", day: day, account: GeneratedEvent.Place.checking.id,
                            amount: Money(minorUnits: salary.schedule.amount, currency: currency), title: payee, kind: .found))
                }
            }
        }
        let accounts = GeneratedEvent.Place.allCases.map { place in
            ForecastAccount(
                id: place.id, currency: currency, balance: household.balance(of: place, on: origin),
                history: histories[place]?.amounts ?? [])
        }
        forecast = try Forecaster(accounts: accounts, items: items, bills: bills, today: origin, through: last).forecast()
    }

    /// - Returns: the net amounts of the days of an account.
    private static func dayTotals(_ events: some Sequence<GeneratedEvent>, of place: GeneratedEvent.Place) -> [Day: Int64] {
        var totals: [Day: Int64] = [:]
        for event in events where event.account == place { totals[event.day, default: 0] += event.amount }
        return totals
    }
}
