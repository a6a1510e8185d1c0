import Models

/// Filters entries by a query and its search.
struct EntryFilter {
    private let query: EntryQuery
    private let search: EntrySearch
    private let categories: Set<LedgerAccountID>

    init(_ search: EntrySearch) {
        query = search.query
        self.search = search
        categories = Set(query.categories.map { LedgerAccountID($0) })
    }

    /// Whether the query has conditions that no index covers.
    var needsFiltering: Bool {
        !query.statuses.isEmpty || !query.tags.isEmpty || query.hasAttachment != nil || query.minimum != nil
            || query.maximum != nil || query.minimumMagnitude != nil || query.maximumMagnitude != nil || isOfSomeAccounts
            || !search.conditions.isEmpty
    }

    /// Text search and categories cover all accounts, and a text search all categories.
    private var isOfSomeAccounts: Bool {
        let isSearch = search.usesTextIndex
        return !query.accounts.isEmpty && (!categories.isEmpty || isSearch) || isSearch && !categories.isEmpty
    }

    func allows(_ entry: Entry, of group: TransactionGroup, hasAttachment: Bool) -> Bool {
        if let wanted = query.hasAttachment, wanted != hasAttachment { return false }
        if let from = query.from, entry.day < from { return false }
        if let until = query.until, entry.day > until { return false }
        if let minimum = query.minimum, entry.amount.minorUnits < minimum { return false }
        if let maximum = query.maximum, entry.amount.minorUnits > maximum { return false }
        if let least = query.minimumMagnitude, entry.amount.minorUnits.magnitude < least { return false }
        if let most = query.maximumMagnitude, entry.amount.minorUnits.magnitude > most { return false }
        if !query.statuses.isEmpty, !query.statuses.contains(entry.status) { return false }
        if !categories.isEmpty, !entry.counterparts.contains(where: { categories.contains($0.ledgerAccount) }) { return false }
        guard query.tags.allSatisfy({ entry.tags.contains($0) }) else { return false }
        return search.allows(entry, of: group, hasAttachment: hasAttachment)
    }
}
