import Models

/// What the accounts, categories and statuses of a query demand of a group as a whole. An entry of a group that fails it never matches; one of
/// a group that meets it may not match either.
struct GroupNarrowing {
    private let accounts: Set<LedgerAccountID>
    private let categories: Set<LedgerAccountID>
    private let statuses: Set<TransactionStatus>

    init(_ query: EntryQuery) {
        accounts = Set(query.accounts.map { LedgerAccountID($0) })
        categories = Set(query.categories.map { LedgerAccountID($0) })
        statuses = query.statuses
    }

    /// Whether every group meets it.
    var isEmpty: Bool { accounts.isEmpty && categories.isEmpty && statuses.isEmpty }

    /// - Parameter sides: the ledger accounts of all parts.
    func allows(sides: [LedgerAccountID], status: TransactionStatus) -> Bool {
        (accounts.isEmpty || sides.contains(where: accounts.contains)) && (categories.isEmpty || sides.contains(where: categories.contains))
            && (statuses.isEmpty || statuses.contains(status))
    }
}
