import Ledger
import Models
import Storage
import TransactionsModel

/// Reads what stands beside the list of all transactions, from balances and daily totals.
struct TransactionOverviewReader {
    private let connection: Connection
    private let household: Household
    private let today: Day

    init(_ connection: Connection, household: Household, today: Day) {
        self.connection = connection
        self.household = household
        self.today = today
    }

    /// - Parameter accounts: all own accounts, in the order of lists.
    func overview(of accounts: [Account]) throws -> TransactionOverview {
        let accounts = accounts.filter { !$0.isArchived }
        let held = try BalanceRepository(connection, household: household.id).all(of: accounts.map { LedgerAccountID($0.id) })
        let days = min(household.monthStart(before: today), today)...today
        return TransactionOverview(
            accounts: accounts.map { account in
                let booked = held[LedgerAccountID(account.id)]?.first { $0.booked.currency == account.currency }?.booked
                return TransactionOverview.AccountSum(account: account, booked: booked ?? .zero(account.currency))
            }, days: days, spending: try spending(on: days))
    }

    private struct Key: Hashable {
        var category: ID<Models.Category>
        var currency: Currency
    }

    /// Sums that exceed 64 bits are left out.
    private func spending(on days: ClosedRange<Day>) throws -> [TransactionOverview.CategorySpending] {
        var sums: [Key: Money?] = [:]
        let flows = try CategoryFlowRepository(connection, household: household.id).days(from: days.lowerBound, through: days.upperBound)
        for flow in flows {
            let key = Key(category: flow.category, currency: flow.net.currency)
            sums[key] = try Figure.sum(sums[key] ?? .zero(flow.net.currency), flow.net)
        }
        let own = household.currency
        return sums.compactMap { key, sum in
            guard let sum, sum.minorUnits > 0 else { return nil }
            return TransactionOverview.CategorySpending(category: key.category, spent: sum)
        }.sorted {
            ($0.spent.currency == own ? 0 : 1, $0.spent.currency, -$0.spent.minorUnits, $0.category)
                < ($1.spent.currency == own ? 0 : 1, $1.spent.currency, -$1.spent.minorUnits, $1.category)
        }
    }
}
