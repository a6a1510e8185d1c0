package import Models
package import Services

/// The results of a search, from one snapshot.
package struct SearchResults: Hashable, Sendable {
    package var query: SearchQuery
    /// One page of the transactions of all accounts, newest first, each once.
    package var page: EntryPage
    /// The number of transactions, exact unless it exceeds the limit of counting.
    package var count: Int
    package var isCountComplete: Bool
    /// Everything else, by kind; empty after the first page.
    package var groups: [SearchHitGroup]
    /// The terms whose category, account or tag does not exist.
    package var unknown: [SearchTerm]

    package init(
        query: SearchQuery, page: EntryPage, count: Int, isCountComplete: Bool, groups: [SearchHitGroup], unknown: [SearchTerm]
    ) {
        self.query = query
        self.page = page
        self.count = count
        self.isCountComplete = isCountComplete
        self.groups = groups
        self.unknown = unknown
    }

    /// The limit to which transactions are counted.
    package static let counted = 10_000

    /// Whether `SearchCounting.all` counts further.
    package var isCountedFurther: Bool { !isCountComplete && count < Self.counted }

    package var isEmpty: Bool { page.entries.isEmpty && page.next == nil && groups.isEmpty }
}
