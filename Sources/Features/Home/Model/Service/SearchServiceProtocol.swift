package import Models
package import Services

/// Searches everything in the household, and keeps the searches of the member.
package protocol SearchServiceProtocol: Sendable {
    /// The matches of a typed text, in the query language of `SearchQuery`.
    ///
    /// - Parameters:
    ///   - after: the end of the previous page of transactions; later pages contain only transactions.
    ///   - limit: the maximum number of transactions, 1–500.
    func search(_ text: String, after: EntryCursor?, limit: Int, counting: SearchCounting) async throws -> SearchResults

    /// The path of what a hit names; nil where no screen shows it.
    func path(of hit: SearchHit) -> String?

    /// The member's last and saved searches; none on the command line.
    func fetchSearches() async throws -> MemberSearches

    /// Adds a search to the front of the last ones.
    func remember(_ text: String) async throws

    /// Deletes the last searches.
    func forgetRecent() async throws

    /// Saves a search; one with the same name is replaced.
    func save(_ text: String, name: String) async throws

    /// - Throws: `ServiceError.notFound`.
    func delete(_ id: ID<SavedSearch>) async throws
}

extension DependencyContainer {
    package func search() -> any SearchServiceProtocol { service() }
}

extension SearchServiceProtocol {
    /// The first page of the matches of a text.
    package func search(_ text: String) async throws -> SearchResults { try await search(text, after: nil, limit: 20) }

    /// A page of the matches of a text, counted quickly.
    package func search(_ text: String, after: EntryCursor?, limit: Int) async throws -> SearchResults {
        try await search(text, after: after, limit: limit, counting: .quickly)
    }
}
