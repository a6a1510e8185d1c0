import Models

extension TransactionGroup {
    /// Changes the group's day at a ledger account. The day of the other side changes too, unless it is an own account, whose day comes
    /// from its own statement.
    mutating func move(at ledgerAccount: LedgerAccountID, to day: Day, own: (LedgerAccountID) -> Bool) {
        for index in parts.indices {
            if parts[index].source == ledgerAccount {
                parts[index].sourceDay = day
                if !own(parts[index].destination) { parts[index].destinationDay = day }
            } else if parts[index].destination == ledgerAccount {
                parts[index].destinationDay = day
                if !own(parts[index].source) { parts[index].sourceDay = day }
            }
        }
    }
}
