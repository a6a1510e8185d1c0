import Models

/// Merges several side scans by day, group and account, newest first. A group on both sides of a ledger account is returned once.
struct MergedScan: EntryScan {
    let connection: Connection
    let household: ID<Household>
    var sides: [SideScan]

    mutating func next() throws -> EntryCandidate? {
        var best: (key: SideScan.Key, ledgerAccount: LedgerAccountID)?
        var index: Int?
        for position in sides.indices {
            guard let key = try sides[position].peek(connection, household: household) else { continue }
            let ledgerAccount = sides[position].ledgerAccount
            if let found = best,
                (found.key.day, found.key.group, found.ledgerAccount.rawValue) >= (key.day, key.group, ledgerAccount.rawValue)
            {
                continue
            }
            best = (key, ledgerAccount)
            index = position
        }
        guard let best, let index else { return nil }
        let account = sides[index].account
        for position in sides.indices where sides[position].ledgerAccount == best.ledgerAccount {
            guard let key = try sides[position].peek(connection, household: household), key == best.key else { continue }
            sides[position].consume()
        }
        return EntryCandidate(
            group: ID(rawValue: best.key.group), ledgerAccount: best.ledgerAccount, account: account,
            keyDay: Day(number: Int32(clamping: best.key.day)),
            keyGroup: ID(rawValue: best.key.group))
    }
}
