package import Models

/// Sums of completed entries, one for each currency, and what came from each other ledger account and went there. A transfer between two of the accounts
/// adds nothing.
package struct EntrySums {
    private struct FlowKey: Hashable {
        var other: LedgerAccountID
        var currency: Currency
    }

    /// In minor units.
    private var units: [Currency: Int64] = [:]
    /// What came in and what went out, in minor units.
    private var moved: [FlowKey: (moneyIn: Int64, moneyOut: Int64)] = [:]
    private var isTooLarge = false

    init() {}

    /// The sums by currency, without those that are zero by never having been added to; nil if one of them exceeds 64 bits.
    package var sums: [Money]? {
        isTooLarge ? nil : units.sorted { $0.key < $1.key }.map { Money(minorUnits: $0.value, currency: $0.key) }
    }

    /// What came from each other ledger account and went there; nil if a sum exceeds 64 bits.
    package var flows: [EntryFlowRepository.Flow]? {
        guard !isTooLarge else { return nil }
        return moved.sorted { ($0.key.other, $0.key.currency) < ($1.key.other, $1.key.currency) }.map { key, moved in
            EntryFlowRepository.Flow(
                other: key.other, moneyIn: Money(minorUnits: moved.moneyIn, currency: key.currency),
                moneyOut: Money(minorUnits: moved.moneyOut, currency: key.currency))
        }
    }

    /// Adds what a group moves into and out of the accounts that are listed.
    ///
    /// - Parameter accounts: own accounts of the group, or the account of the entry.
    /// - Throws: `MoneyError.overflow`.
    mutating func add(_ entry: Entry, of group: TransactionGroup, in accounts: [ID<Account>]) throws {
        guard entry.status == .completed else { return }
        addFlows(of: group, in: (accounts.isEmpty ? [entry.account] : accounts).map { LedgerAccountID($0) })
        guard accounts.count > 1 else { return add(entry.amount) }
        for currency in Set(group.parts.map(\.amount.currency)) {
            for account in accounts { add(try group.amount(at: LedgerAccountID(account), in: currency)) }
        }
    }

    private mutating func addFlows(of group: TransactionGroup, in accounts: [LedgerAccountID]) {
        for part in group.parts {
            let (leaves, arrives) = (accounts.contains(part.source), accounts.contains(part.destination))
            guard leaves != arrives else { continue }
            let key = FlowKey(other: leaves ? part.destination : part.source, currency: part.amount.currency)
            var sum = moved[key] ?? (0, 0)
            let isOver: Bool
            if leaves {
                (sum.moneyOut, isOver) = sum.moneyOut.addingReportingOverflow(part.amount.minorUnits)
            } else {
                (sum.moneyIn, isOver) = sum.moneyIn.addingReportingOverflow(part.amount.minorUnits)
            }
            moved[key] = sum
            if isOver { isTooLarge = true }
        }
    }

    private mutating func add(_ amount: Money) {
        let (sum, isOver) = units[amount.currency, default: 0].addingReportingOverflow(amount.minorUnits)
        units[amount.currency] = sum
        if isOver { isTooLarge = true }
    }
}
