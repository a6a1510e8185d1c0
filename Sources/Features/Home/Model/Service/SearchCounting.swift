/// The extent to which a search counts its transactions.
package enum SearchCounting: Hashable, Sendable {
    /// No slower than the first page: exactly if indexes answer the search.
    case quickly
    /// Up to `SearchResults.counted`, unless few of very many candidates match.
    case all
}
