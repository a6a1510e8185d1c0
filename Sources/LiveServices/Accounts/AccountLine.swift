import Models
import Services
import Storage

/// An account's balance over the last 30 days, and over the next 30 as far as it is known.
struct AccountLine {
    private static let days = 30

    /// Oldest first, today last.
    let history: [DatedAmount]
    /// Tomorrow first; empty where nothing is known.
    let projection: [DatedAmount]

    /// - Parameter booked: what the account holds, what is booked ahead included.
    /// - Throws: `MoneyError.overflow`.
    init(of account: Account, booked: Money, flows: FlowRepository, today: Day) throws {
        let place = Place(account.id)
        let first = today.adding(days: 1 - Self.days)
        let last = today.adding(days: Self.days)
        let changes = try flows.days(of: place, in: account.currency, since: first.adding(days: 1))
        func change(on day: Day) -> Money { Money(minorUnits: changes[day] ?? 0, currency: account.currency) }
        var balance = booked
        for (day, units) in changes where day > today { balance = try balance - Money(minorUnits: units, currency: account.currency) }

        var points: [DatedAmount] = []
        var past = balance
        for back in 0..<Self.days {
            let day = today.adding(days: -back)
            points.append(DatedAmount(day: day, amount: past))
            past = try past - change(on: day)
        }
        history = points.reversed()

        var ahead = changes.filter { $0.key > today && $0.key <= last }
        for (day, units) in try flows.pendingDays(of: place, in: account.currency) {
            // What should have come already is expected next.
            let day = max(day, today.adding(days: 1))
            guard day <= last else { continue }
            let (sum, isOver) = (ahead[day] ?? 0).addingReportingOverflow(units)
            guard !isOver else { throw MoneyError.overflow }
            ahead[day] = sum
        }
        guard !ahead.isEmpty else {
            projection = []
            return
        }
        projection = try (1...Self.days).map { number in
            let day = today.adding(days: number)
            balance = try balance + Money(minorUnits: ahead[day] ?? 0, currency: account.currency)
            return DatedAmount(day: day, amount: balance)
        }
    }
}
