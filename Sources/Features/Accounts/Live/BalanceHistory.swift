import Models
import Services
import Storage

/// An account's daily balances of the last days.
struct BalanceHistory {
    /// Daily balances, oldest first, today last.
    let history: [DatedAmount]

    /// - Parameters:
    ///   - booked: the booked balance including future bookings.
    ///   - days: how many, at least one.
    /// - Throws: `MoneyError.overflow`.
    init(of account: Account, booked: Money, flows: FlowRepository, today: Day, days: Int) throws {
        let ledgerAccount = LedgerAccountID(account.id)
        let first = today.adding(days: 1 - days)
        let changes = try flows.days(of: ledgerAccount, in: account.currency, since: first.adding(days: 1))
        func change(on day: Day) -> Money { Money(minorUnits: changes[day] ?? 0, currency: account.currency) }
        var balance = booked
        for (day, units) in changes where day > today { balance = try balance - Money(minorUnits: units, currency: account.currency) }

        var points: [DatedAmount] = []
        var past = balance
        for back in 0..<days {
            let day = today.adding(days: -back)
            points.append(DatedAmount(day: day, amount: past))
            past = try past - change(on: day)
        }
        history = points.reversed()
    }
}
