package import Models

/// Sums of completed entries, one for each currency. A transfer between two of the accounts adds nothing.
package struct EntrySums {
    /// In minor units.
    private var units: [Currency: Int64] = [:]
    private var isTooLarge = false

    init() {}

    /// The sums by currency, without those that are zero by never having been added to; nil if one of them exceeds 64 bits.
    package var sums: [Money]? {
        isTooLarge ? nil : units.sorted { $0.key < $1.key }.map { Money(minorUnits: $0.value, currency: $0.key) }
    }

    /// Adds what a group moves into and out of the accounts that are listed.
    ///
    /// - Parameter accounts: own accounts of the group, or the account of the entry.
    /// - Throws: `MoneyError.overflow`.
    mutating func add(_ entry: Entry, of group: TransactionGroup, in accounts: [ID<Account>]) throws {
        guard entry.status == .completed else { return }
        guard accounts.count > 1 else { return add(entry.amount) }
        for currency in Set(group.parts.map(\.amount.currency)) {
            for account in accounts { add(try group.amount(at: LedgerAccountID(account), in: currency)) }
        }
    }

    private mutating func add(_ amount: Money) {
        let (sum, isOver) = units[amount.currency, default: 0].addingReportingOverflow(amount.minorUnits)
        units[amount.currency] = sum
        if isOver { isTooLarge = true }
    }
}
