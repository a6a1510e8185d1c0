import Models

/// The search of an entry query, with its names resolved: what the text index answers, what narrows the query, and what is checked for each
/// candidate, in its texts or in its entry.
struct EntrySearch {
    /// The query narrowed by the search's days, accounts, categories, statuses and attachments.
    private(set) var query: EntryQuery
    /// Whether no entry can match: a name that nothing has, or conditions that exclude each other.
    private(set) var isImpossible = false
    private(set) var clauses: [TextClause] = []
    private(set) var excluded: [TextClause] = []
    /// Conditions that the texts of a transaction decide.
    private(set) var textConditions: [Condition] = []
    /// All other conditions.
    private(set) var conditions: [Condition] = []

    /// A condition or its opposite.
    struct Condition {
        var condition: EntryCondition
        var isExcluded: Bool
    }

    private let records: [LedgerAccountRecord]
    private let currencies: [Currency]

    /// - Parameter records: all ledger accounts of the household.
    init(_ query: EntryQuery, ledgerAccounts records: [LedgerAccountRecord]) {
        self.query = query
        self.records = records
        currencies = Set(records.compactMap(\.currency)).sorted()
        guard !query.search.folded.isEmpty else { return }
        let terms = SearchQuery(query.search).terms
        // Quotation marks alone.
        isImpossible = terms.isEmpty
        for (index, term) in terms.enumerated() { add(term, isLast: index == terms.count - 1) }
    }

    /// Whether the text index finds the candidates.
    var usesTextIndex: Bool { !clauses.isEmpty || !excluded.isEmpty || !textConditions.isEmpty }

    /// Whether an entry of a group matches all conditions that neither the text index nor its texts answer.
    func allows(_ entry: Entry, of group: TransactionGroup, hasAttachment: Bool) -> Bool {
        guard !conditions.isEmpty else { return true }
        let text = conditions.contains { $0.condition.readsWords } ? GroupText(group) : nil
        return conditions.allSatisfy { term in
            term.condition.allows(entry, of: group, text: text, hasAttachment: hasAttachment, locale: query.searchLocale) != term.isExcluded
        }
    }

    // MARK: - Private

    private mutating func add(_ term: SearchTerm, isLast: Bool) {
        let isPrefix = isLast && !term.isExcluded
        switch term.condition {
        case .word(let text): addWords(text, isPrefix: isPrefix, term)
        case .phrase(let text):
            let words = SearchWord.words(in: text)
            guard !words.isEmpty else { return check(.characters(text.folded), term) }
            guard words.count > 1 else { return clause(TextClause.words(words, isLastPrefix: false), term) }
            if !term.isExcluded { clauses += TextClause.words(words, isLastPrefix: false) }
            check(.phrase(words), term)
        case .payee(let text):
            let words = SearchWord.words(in: text)
            guard !words.isEmpty else { return check(.characters(text.folded), term) }
            // As the last word of a payee may be the beginning of one, the index finds candidates by the others, or by its prefix.
            if !term.isExcluded { clauses += TextClause.words(words, isLastPrefix: true) }
            check(.payee(words), term)
        case .payeeIs(let name):
            let words = SearchWord.words(in: name)
            if !words.isEmpty, !term.isExcluded { clauses += TextClause.words(words, isLastPrefix: false) }
            check(.payeeIs(name), term)
        case .categoryClass(let wanted): addCategories(records.filter { $0.categoryClass == wanted }.map(\.id), term)
        case .category(let name): addCategory(name, term)
        case .account(let name): addAccount(name, term)
        case .tag(let name): check(.tag(SearchText(name)), term)
        case .number(let text): addNumber(text, isPrefix: isPrefix, term)
        case .amounts(let amounts): check(.amounts(amounts), term)
        case .days(let days, _): addDays(days, term)
        case .status(let status):
            if !term.isExcluded, query.statuses.isEmpty { query.statuses = [status] } else { check(.status(status), term) }
        case .attachment:
            if query.hasAttachment == nil { query.hasAttachment = !term.isExcluded } else { check(.attachment, term) }
        }
    }

    private mutating func addWords(_ text: String, isPrefix: Bool, _ term: SearchTerm) {
        let words = SearchWord.words(in: text)
        guard !words.isEmpty else { return check(.characters(text.folded), term) }
        clause(TextClause.words(words, isLastPrefix: isPrefix), term)
    }

    private mutating func addCategory(_ name: String, _ term: SearchTerm) {
        addCategories(SearchNames(name).matches(among: records.lazy.filter { $0.role == .category }, name: \.name).map(\.id), term)
    }

    private mutating func addCategories(_ found: [LedgerAccountID], _ term: SearchTerm) {
        guard !found.isEmpty || term.isExcluded else { return isImpossible = true }
        if !term.isExcluded, query.categories.isEmpty {
            query.categories = Set(found.map { ID(rawValue: $0.rawValue) })
        } else {
            check(.categories(Set(found)), term)
        }
    }

    private mutating func addAccount(_ name: String, _ term: SearchTerm) {
        let found = SearchNames(name).matches(among: records.lazy.filter { $0.role == .own }, name: \.name).map(\.id)
        guard !term.isExcluded else { return check(.accounts(Set(found)), term) }
        let ids = Set(found.map { ID<Account>(rawValue: $0.rawValue) })
        query.accounts = query.accounts.isEmpty ? ids : query.accounts.intersection(ids)
        if query.accounts.isEmpty { isImpossible = true }
    }

    private mutating func addDays(_ days: ClosedRange<Day>, _ term: SearchTerm) {
        guard !term.isExcluded else { return check(.days(days), term) }
        query.from = max(query.from ?? days.lowerBound, days.lowerBound)
        query.until = min(query.until ?? days.upperBound, days.upperBound)
        if let from = query.from, let until = query.until, from > until { isImpossible = true }
    }

    /// A whole number is a word or an amount, one with decimals an amount; a number that is no amount of any currency is words.
    private mutating func addNumber(_ text: String, isPrefix: Bool, _ term: SearchTerm) {
        let amounts = currencies.map { SearchNumber.magnitude(text, in: $0, locale: query.searchLocale) }
        let known = Set(amounts.compactMap(\.self)).sorted()
        guard !known.isEmpty else { return addWords(text, isPrefix: isPrefix, term) }
        let words = SearchNumber.isWhole(text) ? SearchWord.words(in: text) : []
        let asWords = TextClause.words(words, isLastPrefix: isPrefix)
        clause([.any((asWords.isEmpty ? [] : [.all(asWords)]) + known.map { .amount($0) })], term)
        // The index knows no currencies: 5 is 500 minor units of one and 5 of another.
        if Set(amounts).count > 1 { check(.number(text, words: asWords), term) }
    }

    private mutating func clause(_ found: [TextClause], _ term: SearchTerm) {
        if term.isExcluded { excluded.append(.all(found)) } else { clauses += found }
    }

    private mutating func check(_ condition: EntryCondition, _ term: SearchTerm) {
        let checked = Condition(condition: condition, isExcluded: term.isExcluded)
        if condition.isOfText { textConditions.append(checked) } else { conditions.append(checked) }
    }
}
