import Models

/// Builds one page of entries: runs a scan, loads the groups, filters, and computes running balances. It also finds all entries of a query,
/// as far as it looks for one page, with their sums.
struct EntryListing {
    private let connection: Connection
    private let household: ID<Household>
    private let query: EntryQuery
    private let search: EntrySearch
    private let limit: Int
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    private let transactions: TransactionRepository
    private let composer: EntryComposer
    private let filter: EntryFilter
    private let attachments: AttachmentRepository

    /// - Parameters:
    ///   - records: all ledger accounts of the household.
    ///   - most: the largest page.
    init(
        _ connection: Connection, household: ID<Household>, query: EntryQuery, ledgerAccounts records: [LedgerAccountRecord],
        most: Int = 500
    ) {
        self.connection = connection
        self.household = household
        search = EntrySearch(query, ledgerAccounts: records)
        self.query = search.query
        limit = min(max(query.limit, 1), most)
        ledgerAccounts = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        transactions = TransactionRepository(connection, household: household)
        composer = EntryComposer(ledgerAccounts: ledgerAccounts)
        filter = EntryFilter(search)
        attachments = AttachmentRepository(connection, household: household)
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

    /// The number of transactions of the query, which filters by accounts and days only, from its indexes.
    ///
    /// - Returns: the number, and whether there are no more.
    func count(upTo limit: Int = EntryRepository.examined) throws -> (count: Int, isComplete: Bool) {
        guard var scan = try scan() else { return (0, true) }
        var groups: Set<ID<Transaction>> = []
        var candidates = 0
        while let candidate = try scan.next() {
            guard candidates < limit else { return (groups.count, false) }
            candidates += 1
            groups.insert(candidate.group)
        }
        return (groups.count, true)
    }

    private func page(adding sums: inout EntrySums?) throws -> EntryPage {
        guard let scan = try scan() else { return EntryPage(entries: [], next: nil) }
        var candidates = CandidateReader(scan, transactions: transactions, attachments: asksForAttachments ? attachments : nil)
        var page = EntryPage(entries: [], next: nil)
        var pendingKeys: Set<EntryKey>?
        if query.after == nil, !isSearch {
            page.entries = try pending()
            pendingKeys = Set(page.entries.map { EntryKey(group: $0.id, account: $0.account) })
        }
        var running = try firstBalance()
        var last: EntryCursor?
        var count = 0
        var examined = 0
        var previous: EntryCandidate?
        while examined < EntryRepository.examined {
            // Without a filter the next entry after a full page ends it.
            let wanted = filter.needsFiltering ? ValueList.size : limit - count + 1
            guard let (candidate, group, hasAttachment) = try candidates.next(reading: wanted) else { return page }
            examined += 1
            // A split over two of the categories is found by both.
            let isRepeated =
                candidate.account == nil && previous.map { ($0.group, $0.keyDay) == (candidate.group, candidate.keyDay) } ?? false
            previous = candidate
            let touched = group.map { matchesDay(candidate, $0) && !isRepeated ? accounts(of: candidate, $0) : [] } ?? []
            // Candidates without an entry advance the cursor too.
            if touched.isEmpty { last = cursor(behind: candidate, account: candidate.account ?? ID(rawValue: 0), running) }
            guard let group else { continue }
            for account in touched {
                guard let record = ledgerAccounts[LedgerAccountID(account)] else { continue }
                var entry = try composer.entry(group, in: record)
                if let balance = running, group.status == .completed {
                    entry.balance = Money(minorUnits: balance, currency: entry.amount.currency)
                    let (before, overflow) = balance.subtractingReportingOverflow(entry.amount.minorUnits)
                    running = overflow ? nil : before
                }
                var isShown = filter.allows(entry, of: group, hasAttachment: hasAttachment)
                if isShown, group.status == .pending, !isSearch {
                    let known = try pendingKeys ?? Set(pending().map { EntryKey(group: $0.id, account: $0.account) })
                    pendingKeys = known
                    isShown = !known.contains(EntryKey(group: group.id, account: account))
                }
                if isShown {
                    if count == limit {
                        page.next = last
                        return page
                    }
                    page.entries.append(entry)
                    count += 1
                    try sums?.add(entry, of: group, in: query.showsTransfersOnce ? listedAccounts(of: group) : [account])
                }
                last = cursor(behind: candidate, account: account, running)
            }
            // A full page does not search for the next match.
            if count == limit, filter.needsFiltering {
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

    private func cursor(behind candidate: EntryCandidate, account: ID<Account>, _ running: Int64?) -> EntryCursor {
        EntryCursor(day: candidate.keyDay, group: candidate.keyGroup, account: account, balance: hasRunningBalance ? running : 0)
    }

    // MARK: - Candidates

    /// Whether the text index finds the candidates.
    private var isSearch: Bool { search.usesTextIndex }

    private var asksForAttachments: Bool { query.hasAttachment != nil }

    private func matchesDay(_ candidate: EntryCandidate, _ group: TransactionGroup) -> Bool {
        guard let ledgerAccount = candidate.ledgerAccount else { return true }
        return group.day(at: ledgerAccount) == candidate.keyDay
    }

    /// The accounts of a candidate's entries, except those on earlier pages.
    private func accounts(of candidate: EntryCandidate, _ group: TransactionGroup) -> [ID<Account>] {
        if let account = candidate.account { return query.showsTransfersOnce ? ownAccounts(of: group).filter { $0 == account } : [account] }
        let accounts = shownAccounts(of: group)
        guard let after = query.after, after.day == candidate.keyDay, after.group == candidate.keyGroup else { return accounts }
        return accounts.filter { $0 < after.account }
    }

    /// The own accounts of a group; if it has none, as the household's share of what others paid, the ledger account of what they are owed.
    private func shownAccounts(of group: TransactionGroup) -> [ID<Account>] {
        let own = ownAccounts(of: group)
        guard own.isEmpty, query.accounts.isEmpty else { return own }
        let touched = Set(group.parts.flatMap { [$0.source, $0.destination] })
        return touched.filter { ledgerAccounts[$0]?.role == .receivable }.map { ID<Account>(rawValue: $0.rawValue) }.sorted(by: >)
    }

    /// The own accounts in which the group is an entry: all that are listed, or the one that a transfer leaves.
    private func ownAccounts(of group: TransactionGroup) -> [ID<Account>] {
        let listed = listedAccounts(of: group)
        guard query.showsTransfersOnce, listed.count > 1 else { return listed }
        let left = group.parts.lazy.map { ID<Account>(rawValue: $0.source.rawValue) }.first(where: listed.contains)
        return [left ?? listed[0]]
    }

    /// The own accounts of the group that the query asks for.
    private func listedAccounts(of group: TransactionGroup) -> [ID<Account>] {
        let touched = Set(group.parts.flatMap { [$0.source, $0.destination] })
        return touched.filter { ledgerAccounts[$0]?.role == .own }.map { ID<Account>(rawValue: $0.rawValue) }
            .filter { query.accounts.isEmpty || query.accounts.contains($0) }.sorted(by: >)
    }

    /// At most `limit` pending entries, newest first.
    private func pending() throws -> [Entry] {
        let groups: [ID<Transaction>] = try connection.all(
            "SELECT group_id FROM txn WHERE household = $1 AND status = 0 GROUP BY group_id ORDER BY group_id DESC LIMIT $2",
            .id(household), .int(EntryRepository.pendingExamined)
        ) { $0.id(0) }
        guard !groups.isEmpty else { return [] }
        let found = try transactions.groups(groups)
        let attached = try asksForAttachments ? attachments.attached(groups) : []
        var entries: [Entry] = []
        for id in groups {
            guard let group = found[id] else { continue }
            for account in ownAccounts(of: group) {
                guard let record = ledgerAccounts[LedgerAccountID(account)] else { continue }
                let entry = try composer.entry(group, in: record)
                if filter.allows(entry, of: group, hasAttachment: attached.contains(id)) { entries.append(entry) }
            }
        }
        entries.sort { ($0.day, $0.id, $0.account) > ($1.day, $1.id, $1.account) }
        return Array(entries.prefix(limit))
    }

    // MARK: - Scans

    /// How many rows of an index are read at once, at most: those of a page and the next one, or those whose groups are loaded together.
    private var batchLimit: Int { min(max(limit + 1, filter.needsFiltering ? ValueList.size : 0), 256) }

    /// The most selective scan for the query; nil if nothing can match.
    private func scan() throws -> (any EntryScan)? {
        if search.isImpossible { return nil }
        if isSearch { return try textScan() }
        if !query.categories.isEmpty { return sides(of: query.categories.map { (LedgerAccountID($0), nil) }) }
        if let account = query.account { return sides(of: [(LedgerAccountID(account), account)]) }
        return sides(
            of: ledgerAccounts.values.map { (ledgerAccount: $0, account: ID<Account>(rawValue: $0.id.rawValue)) }
                .filter { $0.ledgerAccount.role == .own && (query.accounts.isEmpty || query.accounts.contains($0.account)) }
                .map { ($0.ledgerAccount.id, $0.account) })
    }

    private func sides(of scanned: [(ledgerAccount: LedgerAccountID, account: ID<Account>?)]) -> any EntryScan {
        let newest: SideScan.Key = (query.until.map { Int64($0.number) + 1 } ?? .max, 0)
        let batchLimit = batchLimit
        // With many sides each contributes few entries of the page.
        let batchSize = scanned.count > 2 ? 4 : batchLimit
        let sides = scanned.sorted { $0.ledgerAccount < $1.ledgerAccount }.flatMap { ledgerAccount, account in
            var end = newest
            if let after = query.after {
                // The group may have entries in further accounts that follow on this page.
                let hasLaterEntries = account.map { $0 < after.account } ?? true
                let group = after.group.rawValue
                let key: SideScan.Key = (Int64(after.day.number), hasLaterEntries && group < .max ? group + 1 : group)
                end = min(end, key, by: <)
            }
            return [SideScan.Side.source, .destination].map {
                SideScan(
                    $0, of: ledgerAccount, account: account, from: query.from, before: end, batchSize: batchSize, batchLimit: batchLimit)
            }
        }
        return MergedScan(connection, household: household, sides: sides)
    }

    private var textSearch: TextSearch { TextSearch(connection, household: household, search: search) }

    private func textScan() throws -> (any EntryScan)? {
        guard let expression = try textSearch.expression() else { return nil }
        var end = Int64.max
        // The index is ordered by the later side's day; the sides of a transaction are at most ten days apart.
        if let until = query.until { end = TextIndex.firstKey(day: until.adding(days: 16), group: ID(rawValue: 0)) }
        if let after = query.after {
            // Includes the last key again: its group may have entries in further accounts.
            let key = TextIndex.firstKey(day: after.day, group: after.group)
            end = min(end, key < .max ? key + 1 : key)
        }
        let first = query.from.map { TextIndex.firstKey(day: $0, group: ID(rawValue: 0)) } ?? .min
        return TextScan(connection, expression: expression, from: first, before: end, batchSize: batchLimit)
    }

    /// The number of transactions of a search that the text index answers alone, counted up to a limit; nil for others, whose matches have
    /// to be looked at.
    func textCount(upTo limit: Int) throws -> Int? {
        guard isSearch, !search.isImpossible, !filter.needsFiltering, query.from == nil, query.until == nil else { return nil }
        return try textSearch.count(upTo: limit)
    }

    /// Whether the query filters by accounts and days only, so that `count` counts its transactions.
    var isCountedByIndex: Bool { !isSearch && !filter.needsFiltering && query.categories.isEmpty }

    // MARK: - Running balance

    private var hasRunningBalance: Bool { query.account != nil && query.categories.isEmpty && !isSearch }

    /// The account's balance after the page's newest entry; nil if the list has no running balance or it exceeds 64 bits.
    private func firstBalance() throws -> Int64? {
        guard hasRunningBalance, let account = query.account, let currency = ledgerAccounts[LedgerAccountID(account)]?.currency else {
            return nil
        }
        if let after = query.after { return after.balance }
        let balances = BalanceRepository(connection, household: household)
        if let until = query.until {
            do {
                return try balances.balance(of: LedgerAccountID(account), in: currency, at: until).minorUnits
            } catch MoneyError.overflow {
                return nil
            } catch StorageError.overflow {
                return nil
            }
        }
        return try balances.balance(of: LedgerAccountID(account), in: currency).booked.minorUnits
    }
}

/// Identifies an entry on a page.
private struct EntryKey: Hashable {
    var group: ID<Transaction>
    var account: ID<Account>
}

private func min(_ left: SideScan.Key, _ right: SideScan.Key, by less: (SideScan.Key, SideScan.Key) -> Bool) -> SideScan.Key {
    less(right, left) ? right : left
}
