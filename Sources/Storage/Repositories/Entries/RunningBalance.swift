import Models

/// The balance of an account along its entries, from the newest to the oldest.
struct RunningBalance {
    /// The balance after the next entry, in minor units; nil if the list has no running balance or it exceeds 64 bits.
    private(set) var units: Int64?
    /// Whether the list has running balances: one account, all its entries.
    private let isShown: Bool

    /// - Parameters:
    ///   - query: narrowed by its search.
    ///   - currency: that of the account.
    init(
        _ connection: Connection, household: ID<Household>, query: EntryQuery, isSearch: Bool,
        ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    ) throws {
        isShown = query.account != nil && query.categories.isEmpty && !isSearch
        guard isShown, let account = query.account, let currency = ledgerAccounts[LedgerAccountID(account)]?.currency else { return }
        if let after = query.after {
            units = after.balance
            return
        }
        let balances = BalanceRepository(connection, household: household)
        guard let until = query.until else {
            units = try balances.balance(of: LedgerAccountID(account), in: currency).booked.minorUnits
            return
        }
        do {
            units = try balances.balance(of: LedgerAccountID(account), in: currency, at: until).minorUnits
        } catch MoneyError.overflow {
        } catch StorageError.overflow {
        }
    }

    /// Sets the balance after an entry, and goes on to the one before it.
    mutating func pass(_ entry: inout Entry) {
        guard let units, entry.status == .completed else { return }
        entry.balance = Money(minorUnits: units, currency: entry.amount.currency)
        let (before, isOver) = units.subtractingReportingOverflow(entry.amount.minorUnits)
        self.units = isOver ? nil : before
    }

    /// The cursor that continues behind a candidate.
    func cursor(behind candidate: EntryCandidate, account: ID<Account>?) -> EntryCursor {
        EntryCursor(day: candidate.keyDay, group: candidate.keyGroup, account: account, balance: isShown ? units : 0)
    }
}
