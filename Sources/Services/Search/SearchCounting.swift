/// How far a search counts its transactions.
package enum SearchCounting: Hashable, Sendable {
    /// As far as takes no longer than the first page: exactly where indexes answer the search.
    case quickly
    /// Up to `SearchResults.counted`, unless few of very many candidates match.
    case all
}
