/// A filter for entries. Nil and empty fields do not filter.
public struct EntryQuery: Hashable, Sendable {
    /// These own accounts; empty for all. Only the list of one account has a running balance.
    public var accounts: Set<ID<Account>>
    /// Whether a transfer between two of the accounts is one entry, that of the debited account, instead of one in each.
    public var showsTransfersOnce = false
    /// The first and the last day, inclusive.
    public var from: Day?
    public var until: Day?
    /// Words in payee, note or reference, or an amount.
    public var search: String
    /// Entries with any of these categories in any part; empty for all.
    public var categories: Set<ID<Category>>
    /// Any of these; empty for all.
    public var statuses: Set<TransactionStatus>
    /// All of these.
    public var tags: [String]
    /// Whether files are attached.
    public var hasAttachment: Bool?
    /// The locale for parsing amounts in `search`; nil accepts digits with a decimal point only.
    package var searchLocale: LocaleFormat?
    /// Minimum and maximum amount, signed, in minor units.
    public var minimum: Int64?
    public var maximum: Int64?
    /// Minimum and maximum absolute amount, in minor units.
    public var minimumMagnitude: UInt64?
    public var maximumMagnitude: UInt64?
    /// Page size, 1–500.
    public var limit: Int
    /// The end of the previous page.
    public var after: EntryCursor?

    public init(
        account: ID<Account>? = nil, from: Day? = nil, until: Day? = nil, search: String = "", category: ID<Category>? = nil,
        statuses: Set<TransactionStatus> = [], tags: [String] = [], hasAttachment: Bool? = nil, minimum: Int64? = nil,
        maximum: Int64? = nil, minimumMagnitude: UInt64? = nil, maximumMagnitude: UInt64? = nil, limit: Int = 20, after: EntryCursor? = nil
    ) {
        accounts = account.map { [$0] } ?? []
        self.from = from
        self.until = until
        self.search = search
        categories = category.map { [$0] } ?? []
        self.statuses = statuses
        self.tags = tags
        self.hasAttachment = hasAttachment
        self.minimum = minimum
        self.maximum = maximum
        self.minimumMagnitude = minimumMagnitude
        self.maximumMagnitude = maximumMagnitude
        self.limit = limit
        self.after = after
    }

    /// The only account; nil for several together.
    public var account: ID<Account>? { accounts.count == 1 ? accounts.first : nil }

    /// Whether the query filters by account and days only.
    package var filtersByDaysOnly: Bool {
        search.folded.isEmpty && categories.isEmpty && statuses.isEmpty && tags.isEmpty && hasAttachment == nil && minimum == nil
            && maximum == nil && minimumMagnitude == nil && maximumMagnitude == nil
    }
}

/// One page of entries, newest first.
public struct EntryPage: Hashable, Sendable {
    public var entries: [Entry]
    /// The start of the next page; nil at the end.
    public var next: EntryCursor?
    /// Set if a filter without an index stopped before the page was full: all matches newer than this day are included.
    public var searchedBackTo: Day?

    public init(entries: [Entry], next: EntryCursor?, searchedBackTo: Day? = nil) {
        self.entries = entries
        self.next = next
        self.searchedBackTo = searchedBackTo
    }
}
