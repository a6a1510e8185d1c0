import Models

/// Filters entries by a query.
struct EntryFilter {
    private let query: EntryQuery
    private let category: LedgerAccountID?

    init(_ query: EntryQuery) {
        self.query = query
        category = query.category.map { LedgerAccountID($0) }
    }

    /// Whether the query has conditions that no index covers.
    var needsFiltering: Bool {
        !query.statuses.isEmpty || !query.tags.isEmpty || query.hasAttachment != nil || query.minimum != nil
            || query.maximum != nil || query.minimumMagnitude != nil || query.maximumMagnitude != nil || isOfOneAccount
    }

    /// Text search and categories cover all accounts.
    private var isOfOneAccount: Bool { query.account != nil && (query.category != nil || !query.search.folded.isEmpty) }

    func allows(_ entry: Entry) -> Bool {
        if let from = query.from, entry.day < from { return false }
        if let until = query.until, entry.day > until { return false }
        if let minimum = query.minimum, entry.amount.minorUnits < minimum { return false }
        if let maximum = query.maximum, entry.amount.minorUnits > maximum { return false }
        if let least = query.minimumMagnitude, entry.amount.minorUnits.magnitude < least { return false }
        if let most = query.maximumMagnitude, entry.amount.minorUnits.magnitude > most { return false }
        if !query.statuses.isEmpty, !query.statuses.contains(entry.status) { return false }
        if let category, !entry.counterparts.contains(where: { $0.ledgerAccount == category }) { return false }
        return query.tags.allSatisfy { entry.tags.contains($0) }
    }
}
