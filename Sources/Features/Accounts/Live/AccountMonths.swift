import AccountsModel
import Models
import Storage

/// Reads what came into an account and what left it in the last months, from monthly totals.
struct AccountMonths {
    let flows: FlowRepository
    let today: Day

    /// How many months are shown at most.
    private static let count = 12

    /// The last months, oldest first, from the first one with transactions among them; empty if there is none.
    func months(of account: Account) throws -> [AccountMonth] {
        let last = Month(of: today)
        let found = try flows.movements(
            of: LedgerAccountID(account.id), in: account.currency, from: last.adding(months: 1 - Self.count), through: last)
        guard let first = found.first?.month else { return [] }
        let byMonth = Dictionary(found.map { ($0.month, $0) }, uniquingKeysWith: { first, _ in first })
        let zero = Money.zero(account.currency)
        return (first.number...last.number).map { number in
            let month = Month(number: number)
            return AccountMonth(month: month, moneyIn: byMonth[month]?.moneyIn ?? zero, moneyOut: byMonth[month]?.moneyOut ?? zero)
        }
    }
}
