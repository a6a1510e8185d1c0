import Models

/// Builds one page of entries: runs a scan, loads the groups, filters, and computes running balances. It also finds all entries of a query,
/// as far as it looks for one page, with their sums.
struct EntryListing {
    private let connection: Connection
    private let household: ID<Household>
    private let query: EntryQuery
    private let limit: Int
    private let examined: Int
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    private let transactions: TransactionRepository
    private let composer: EntryComposer
    private let filter: EntryFilter
    private let attachments: AttachmentRepository
    private let listed: ListedAccounts
    private let scans: EntryScans

    /// - Parameters:
    ///   - records: all ledger accounts of the household.
    ///   - most: the largest page.
    ///   - examined: how many candidates are looked at.
    init(
        _ connection: Connection, household: ID<Household>, query: EntryQuery, ledgerAccounts records: [LedgerAccountRecord],
        most: Int = 500, examined: Int = EntryRepository.examined
    ) throws {
        self.connection = connection
        self.household = household
        let search = EntrySearch(query.seen(by: connection.reach), ledgerAccounts: records)
        self.query = search.query
        limit = min(max(query.limit, 1), most)
        self.examined = examined
        ledgerAccounts = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        transactions = TransactionRepository(connection, household: household)
        composer = EntryComposer(ledgerAccounts: ledgerAccounts)
        filter = EntryFilter(search)
        attachments = AttachmentRepository(connection, household: household)
        listed = ListedAccounts(query: search.query, ledgerAccounts: ledgerAccounts)
        scans = try EntryScans(connection, household: household, search: search, ledgerAccounts: ledgerAccounts)
    }

    func page() throws -> EntryPage {
        var sums: EntrySums?
        var page = try page(adding: &sums)
        if try !page.entries.isEmpty && !attachments.isEmpty() {
            let attached = try attachments.attached(page.entries.map(\.id))
            for index in page.entries.indices { page.entries[index].hasAttachment = attached.contains(page.entries[index].id) }
        }
        return page
    }

    /// All entries of the query on one page, and the sums of the completed ones.
    func selection() throws -> (page: EntryPage, sums: EntrySums) {
        var sums: EntrySums? = EntrySums()
        let page = try page(adding: &sums)
        return (page, sums ?? EntrySums())
    }

    private func page(adding sums: inout EntrySums?) throws -> EntryPage {
        guard let scan = scans.scan(reading: batchSizes) else { return EntryPage(entries: [], next: nil) }
        var candidates = CandidateReader(scan, transactions: transactions, attachments: asksForAttachments ? attachments : nil)
        var page = EntryPage(entries: [], next: nil)
        var pendingKeys: Set<EntryKey>?
        if query.after == nil, !isSearch {
            page.entries = try pending()
            pendingKeys = Set(page.entries.map { EntryKey($0) })
        }
        var running = try RunningBalance(
            connection, household: household, query: query, isSearch: isSearch, ledgerAccounts: ledgerAccounts)
        var last: EntryCursor?
        var count = 0
        var looked = 0
        var previous: EntryCandidate?
        while looked < examined {
            // Without a filter the next entry after a full page ends it.
            guard let (candidate, group, hasAttachment) = try candidates.next(reading: isFiltered ? ValueList.size : limit - count + 1)
            else { return page }
            looked += 1
            // A split over two of the categories is found by both.
            let isRepeated =
                candidate.account == nil && previous.map { ($0.group, $0.keyDay) == (candidate.group, candidate.keyDay) } ?? false
            previous = candidate
            let touched = group.map { matchesDay(candidate, $0) && !isRepeated ? listed.accounts(of: candidate, $0) : [] } ?? []
            // Candidates without an entry advance the cursor too.
            if touched.isEmpty { last = running.cursor(behind: candidate, account: candidate.account) }
            guard let group else { continue }
            for account in touched {
                guard let record = ledgerAccounts[LedgerAccountID(account)] else { continue }
                var entry = try composer.entry(group, in: record)
                running.pass(&entry)
                var isShown = filter.allows(entry, of: group, hasAttachment: hasAttachment)
                if isShown, group.status == .pending, !isSearch {
                    let known = try pendingKeys ?? Set(pending().map { EntryKey($0) })
                    pendingKeys = known
                    isShown = !known.contains(EntryKey(entry))
                }
                if isShown {
                    if count == limit {
                        page.next = last
                        return page
                    }
                    page.entries.append(entry)
                    count += 1
                    try sums?.add(entry, of: group, in: query.showsTransfersOnce ? listed.listed(in: group) : [account])
                }
                last = running.cursor(behind: candidate, account: account)
            }
            // A full page does not search for the next match.
            if count == limit, isFiltered {
                page.next = try candidates.isAtEnd() ? nil : last
                return page
            }
        }
        if try !candidates.isAtEnd() {
            page.next = last
            if count < limit { page.searchedBackTo = last?.day }
        }
        return page
    }

    // MARK: - Private

    /// Whether the text index finds the candidates.
    private var isSearch: Bool { scans.text != nil }

    /// Whether not every candidate is an entry of the page.
    private var isFiltered: Bool { filter.needsFiltering || scans.text?.conditions.isEmpty == false }

    private var asksForAttachments: Bool { query.hasAttachment != nil }

    /// How many rows of an index are read at once: those of a page and the next one, or those whose groups are loaded together; more and
    /// more where texts are looked through.
    private var batchSizes: ClosedRange<Int> {
        let size = min(max(limit + 1, isFiltered ? ValueList.size : 0), 256)
        return size...(isSearch && isFiltered ? max(size, 1_024) : size)
    }

    private func matchesDay(_ candidate: EntryCandidate, _ group: TransactionGroup) -> Bool {
        guard let ledgerAccount = candidate.ledgerAccount else { return true }
        return group.day(at: ledgerAccount) == candidate.keyDay
    }

    private func pending() throws -> [Entry] {
        try PendingEntries(
            connection: connection, household: household, filter: filter, listed: listed, composer: composer,
            attachments: asksForAttachments ? attachments : nil
        ).entries(limit: limit)
    }
}

/// Identifies an entry on a page.
private struct EntryKey: Hashable {
    private var group: ID<Transaction>
    private var account: ID<Account>

    init(_ entry: Entry) {
        group = entry.id
        account = entry.account
    }
}
