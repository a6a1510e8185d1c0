import AccountsModel
import Ledger
import Models
import Services
import Storage

/// Computes how the balances of accounts went in the last 90 days, from daily totals: one statement for all accounts.
struct AccountTrends {
    private let changes: [LedgerAccountID: [Day: Int64]]
    private let today: Day

    /// The days between two balances of a line.
    private static let step = 3

    init(_ flows: FlowRepository, today: Day) throws {
        changes = try flows.days(since: today.adding(days: 1 - AccountTrend.days))
        self.today = today
    }

    /// - Returns: nil if one of the balances exceeds 64 bits.
    func trend(of summary: AccountSummary) throws -> AccountTrend? {
        try Figure.nilOnOverflow {
            let currency = summary.account.currency
            let changes = changes[LedgerAccountID(summary.account.id)] ?? [:]
            func change(on day: Day) -> Money { Money(minorUnits: changes[day] ?? 0, currency: currency) }
            var balance = summary.balance.booked
            for day in changes.keys where day > today { balance = try balance - change(on: day) }
            let last = balance
            var balances = [balance]
            for back in 0..<AccountTrend.days {
                balance = try balance - change(on: today.adding(days: -back))
                if (back + 1) % Self.step == 0 { balances.append(balance) }
            }
            return AccountTrend(balances: balances.reversed(), change: try last - balance)
        }
    }
}
