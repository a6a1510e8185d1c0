import HomeModel
import Ledger
import Localization
import Models
import ServiceKit
import Services
import Storage

/// Searches the household for a member.
struct LiveSearchService: SearchServiceProtocol {
    let context: ServiceContext
    /// The language in which the program's own texts are searched.
    var texts: TextEnvironment {
        TextEnvironment(context.language, locale: context.locale ?? LocaleFormat(""), showsAmounts: true)
    }

    func path(of hit: SearchHit) -> String? { context.paths(hit.object) }

    // MARK: - Searching

    func search(_ text: String, after: EntryCursor?, limit: Int, counting: SearchCounting) async throws -> SearchResults {
        let text = try TextRule.search(text)
        let query = SearchQuery(text)
        let found = try await context.read { try results(of: query, text, after: after, limit: limit, $0) }
        guard counting == .all, after == nil, found.isCountedFurther else { return found }
        return try await context.longRead { try counted(found, text, $0) }
    }

    /// The results with the number of all transactions; those of a later snapshot, if there was a write in between.
    private func counted(_ results: SearchResults, _ text: String, _ connection: Connection) throws -> SearchResults {
        let household = context.household.id
        let records = try LedgerAccountRepository(connection, household: household).all()
        var counted = results
        (counted.count, counted.isCountComplete) = try EntryRepository(connection, household: household)
            .searchCount(query(text), ledgerAccounts: records, upTo: SearchResults.counted, lookingAt: .all)
        return counted
    }

    private func query(_ text: String) -> EntryQuery {
        var query = EntryQuery(search: text)
        query.searchLocale = context.locale
        query.showsTransfersOnce = true
        return query
    }

    private func results(
        of query: SearchQuery, _ text: String, after: EntryCursor?, limit: Int, _ connection: Connection
    ) throws -> SearchResults {
        let household = context.household.id
        let records = try LedgerAccountRepository(connection, household: household).all()
        guard !query.isEmpty else {
            let groups = try groups(of: query, [], limit: limit, records, connection)
            return SearchResults(
                query: query, page: EntryPage(entries: [], next: nil), count: 0, isCountComplete: true, groups: groups, unknown: [])
        }
        var entries = self.query(text)
        (entries.limit, entries.after) = (limit, after)
        let repository = EntryRepository(connection, household: household)
        let page = try repository.page(entries, ledgerAccounts: records)
        guard after == nil else {
            return SearchResults(query: query, page: page, count: 0, isCountComplete: false, groups: [], unknown: [])
        }
        // A page that reaches the end is complete.
        let (count, isComplete) =
            page.next == nil
            ? (page.entries.count, true)
            : try repository.searchCount(entries, ledgerAccounts: records, upTo: SearchResults.counted, lookingAt: .page)
        return SearchResults(
            query: query, page: page, count: count, isCountComplete: isComplete,
            groups: try groups(of: query, page.entries, limit: limit, records, connection),
            unknown: try unknown(in: query, records, connection))
    }

    /// The hits of the sources; the actions for an empty search.
    private func groups(
        of query: SearchQuery, _ entries: [Entry], limit: Int, _ records: [LedgerAccountRecord], _ connection: Connection
    ) throws -> [SearchHitGroup] {
        let matcher = SearchMatcher(query)
        guard query.isEmpty || matcher.isNameSearch else { return [] }
        let search = SearchReading(
            reading: HouseholdReading(connection, household: context.household.id), household: context.household, role: context.member.role,
            matcher: matcher, texts: texts, ledgerAccounts: records, screens: context.screens,
            entries: entries)
        let hits =
            query.isEmpty
            ? try ScreenSearch().hits(search).filter { $0.kind == .action }
            : try context.modules.searchSources.flatMap { try $0.hits(search) }
        return Dictionary(grouping: hits, by: \.kind).sorted { ($0.key.precedence, $0.key.rawValue) < ($1.key.precedence, $1.key.rawValue) }
            .map { kind, hits in
                SearchHitGroup(kind: kind, hits: Array(hits.prefix(limit)), count: hits.count)
            }
    }

    /// The terms that name a category, account or tag that does not exist.
    private func unknown(in query: SearchQuery, _ records: [LedgerAccountRecord], _ connection: Connection) throws -> [SearchTerm] {
        try query.terms.filter { term in
            switch term.condition {
            case .category(let name): SearchNames(name).matches(among: records.filter { $0.role == .category }, name: \.name).isEmpty
            case .account(let name): SearchNames(name).matches(among: records.filter { $0.role == .own }, name: \.name).isEmpty
            case .tag(let name):
                try !TagRepository(connection, household: context.household.id).all().contains { SearchText(name).equals($0) }
            default: false
            }
        }
    }

    // MARK: - Searches of the member

    func fetchSearches() async throws -> MemberSearches {
        guard let member = context.member.id else { return MemberSearches() }
        return try await context.read { connection in
            let searches = MemberSearchRepository(connection, household: context.household.id, member: member)
            return MemberSearches(
                recent: try searches.recent(), saved: try searches.saved().sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) })
        }
    }

    func remember(_ text: String) async throws {
        let text = try typed(text)
        try await change { try $0.remember(text, id: $1, at: $2, keeping: MemberSearches.recentLimit) }
    }

    func forgetRecent() async throws {
        try await change { searches, _, _ in try searches.forgetRecent() }
    }

    func save(_ text: String, name: String) async throws {
        let text = try typed(text)
        let name = try TextRule.searchName(name)
        try await change { searches, id, now in
            let known = try searches.saved()
            for same in known where same.name.folded == name.folded { _ = try searches.delete(same.id) }
            guard try searches.saved().count < MemberSearches.savedLimit else { throw ServiceError.rule(.searchesTooMany) }
            try searches.save(SavedSearch(id: id, name: name, text: text), at: now)
        }
    }

    func delete(_ id: ID<SavedSearch>) async throws {
        try await change { searches, _, _ in
            guard try searches.delete(id) else { throw ServiceError.notFound }
        }
    }

    /// The text of a search to store.
    private func typed(_ text: String) throws -> String {
        let text = try TextRule.search(TextRule.line(text))
        guard !SearchQuery(text).isEmpty else { throw ServiceError.rule(.searchEmpty) }
        return text
    }

    /// Changes the member's own searches; allowed for viewers, too.
    private func change(
        _ body: @escaping @Sendable (_ searches: MemberSearchRepository, _ id: ID<SavedSearch>, _ now: Int64) throws -> Void
    ) async throws {
        guard let member = context.member.id else { throw ServiceError.unauthorized }
        let household = context.household.id
        try await context.writeMembers([]) { write in
            try body(
                MemberSearchRepository(write.connection, household: household, member: member), write.ids.next(at: write.now), write.now)
            try write.members.touch(member)
        }
    }
}
