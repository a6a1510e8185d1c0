import Models
import Services
import Storage

/// An account's daily balances of the last 30 days, and projected ones of the next 30 from known bookings.
struct BalanceHistory {
    private static let days = 30

    /// Daily balances, oldest first, today last.
    let history: [DatedAmount]
    /// Daily balances from tomorrow; empty if no bookings are known.
    let projection: [DatedAmount]

    /// - Parameter booked: the booked balance including future bookings.
    /// - Throws: `MoneyError.overflow`.
    init(of account: Account, booked: Money, flows: FlowRepository, today: Day) throws {
        let ledgerAccount = LedgerAccountID(account.id)
        let first = today.adding(days: 1 - Self.days)
        let last = today.adding(days: Self.days)
        let changes = try flows.days(of: ledgerAccount, in: account.currency, since: first.adding(days: 1))
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
        for (day, units) in try flows.pendingDays(of: ledgerAccount, in: account.currency) {
            // Overdue bookings are expected next.
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
