import Models

/// Counts the transactions of a query, each once.
struct EntryCount {
    private let connection: Connection
    private let household: ID<Household>
    private let query: EntryQuery
    private let records: [LedgerAccountRecord]
    private let search: EntrySearch
    private let filter: EntryFilter
    private let scans: EntryScans
    private let depth: SearchDepth

    /// - Parameters:
    ///   - records: all ledger accounts of the household.
    ///   - depth: how many candidates are looked at, if the indexes do not answer the search.
    init(
        _ connection: Connection, household: ID<Household>, query: EntryQuery, ledgerAccounts records: [LedgerAccountRecord],
        lookingAt depth: SearchDepth = .page
    ) throws {
        self.connection = connection
        self.household = household
        var query = query.seen(by: connection.reach)
        query.after = nil
        self.query = query
        self.records = records
        self.depth = depth
        search = EntrySearch(query, ledgerAccounts: records)
        filter = EntryFilter(search)
        scans = try EntryScans(
            connection, household: household, search: search,
            ledgerAccounts: Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
            collectsRows: depth.collectsRows)
    }

    /// The number of transactions of a query that filters by accounts, categories and days only, from its indexes, and whether there are no
    /// more.
    func byIndex(upTo limit: Int) throws -> (count: Int, isComplete: Bool) {
        guard var scan = scans.scan(reading: 256...256) else { return (0, true) }
        var groups: Set<ID<Transaction>> = []
        // A transfer between two of the accounts is found in both.
        while let candidate = try scan.next() {
            guard groups.count < limit || groups.contains(candidate.group) else { return (groups.count, false) }
            groups.insert(candidate.group)
        }
        return (groups.count, true)
    }

    /// The number of transactions of a search over all accounts, and whether there are no more.
    ///
    /// - Parameter limit: how many are counted at most.
    func bySearch(upTo limit: Int) throws -> (count: Int, isComplete: Bool) {
        if search.isImpossible { return (0, true) }
        let isUnfiltered = !filter.needsFiltering && search.query.from == nil && search.query.until == nil
        if isUnfiltered, let text = scans.text {
            guard text.conditions.isEmpty else { return try byTexts(upTo: limit) }
            let count = try matches(of: text.expression, upTo: limit + 1)
            return (min(count, limit), count <= limit)
        }
        if scans.text == nil, !filter.needsFiltering { return try byIndex(upTo: limit) }
        var query = query
        (query.limit, query.showsTransfersOnce) = (limit + 1, true)
        let found = try EntryListing(
            connection, household: household, query: query, ledgerAccounts: records, most: limit + 1, examined: depth.entries
        ).selection().page
        return (min(found.entries.count, limit), found.next == nil && found.entries.count <= limit)
    }

    /// The number of matches in the text index that the reader sees, counted up to a limit.
    private func matches(of expression: String, upTo limit: Int) throws -> Int {
        guard connection.reach.isEverything else {
            return try connection.first(TextIndex.countSeen, .id(household), .text(expression), .int(limit)) { $0.int() } ?? 0
        }
        return try connection.first(TextIndex.count, .text(expression), .int(limit)) { $0.int() } ?? 0
    }

    /// Counts the candidates whose texts match.
    private func byTexts(upTo limit: Int) throws -> (count: Int, isComplete: Bool) {
        guard var scan = scans.scan(reading: min(depth.texts, 512)...1_024) else { return (0, true) }
        var count = 0
        for _ in 0..<depth.texts {
            guard let candidate = try scan.next() else { return (count, true) }
            guard !candidate.isRejected else { continue }
            guard count < limit else { return (count, false) }
            count += 1
        }
        // Whether there is a further one is not worth another batch.
        return (count, false)
    }
}
