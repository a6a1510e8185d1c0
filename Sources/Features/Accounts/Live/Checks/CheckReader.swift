import AccountsModel
import Models
import Storage

/// Reads reconciliation checks of accounts within one snapshot or unit of work.
struct CheckReader {
    let checks: CheckRepository
    private let balances: BalanceRepository
    private let entries: EntryRepository

    /// Page size of entries, and maximum number of carried entries.
    private static let pageSize = 100
    private static let carried = 500

    init(_ connection: Connection, household: ID<Household>) {
        checks = CheckRepository(connection, household: household)
        balances = BalanceRepository(connection, household: household)
        entries = EntryRepository(connection, household: household)
    }

    /// The first day that a check covers.
    func firstDay(of check: CheckRepository.Check, closed: Day?) -> Day {
        closed?.adding(days: 1) ?? check.since ?? Month(of: check.day).firstDay
    }

    /// The opening balance, and the stated balance less opening and ticked entries.
    ///
    /// - Throws: `MoneyError.overflow`.
    func sums(of check: CheckRepository.Check, _ account: Account) throws -> (opening: Money, difference: Money) {
        let closed = try checks.closedDay(of: account.id)
        let from = firstDay(of: check, closed: closed)
        var opening = try balances.balance(of: LedgerAccountID(account.id), in: account.currency, at: from.adding(days: -1))
        if let closed {
            opening = try opening - money(try checks.carriedSum(account.id, closed: closed), account)
        }
        let ticked = money(try checks.tickedSum(account.id, from: from, until: check.day), account)
        return (opening, try money(check.stated, account) - opening - ticked)
    }

    /// The check with one page of its entries.
    ///
    /// - Throws: `MoneyError.overflow`.
    func read(_ check: CheckRepository.Check, of account: Account, after: EntryCursor?) throws -> AccountCheck {
        let closed = try checks.closedDay(of: account.id)
        let from = firstDay(of: check, closed: closed)
        let page = try entries.page(EntryQuery(account: account.id, from: from, until: check.day, limit: Self.pageSize, after: after))
        let listed = page.entries.filter { $0.status == .completed }
        let carried = try entries.entries(try checks.carried(account.id, limit: Self.carried), in: account.id).filter { entry in
            entry.status == .completed && closed.map { entry.day <= $0 } ?? false
        }
        let ticked = try checks.ticked((listed + carried).map(\.id), in: account.id)
        let sums = try sums(of: check, account)
        return AccountCheck(
            account: account.id, day: check.day, stated: money(check.stated, account), opening: sums.opening, entries: listed,
            next: page.next, carried: carried, ticked: ticked, difference: sums.difference)
    }

    private func money(_ units: Int64, _ account: Account) -> Money { Money(minorUnits: units, currency: account.currency) }
}
