/// Which entries are asked for. Nil and empty fields ask for nothing.
public struct EntryQuery: Hashable, Sendable {
    /// One account, or nil for all own accounts together (then there is no running balance).
    public var account: ID<Account>?
    /// The first and the last day, both included.
    public var from: Day?
    public var until: Day?
    /// Words in payee, note, reference, or an amount.
    public var search: String
    /// Entries with this category on the other side, in any part.
    public var category: ID<Category>?
    /// Any of these; empty: all.
    public var statuses: Set<TransactionStatus>
    /// All of these.
    public var tags: [String]
    /// Whether a receipt or another file belongs to it.
    public var hasAttachment: Bool?
    /// How an amount in `search` may be written; nil: with a point, and nothing else beside the digits.
    package var searchLocale: LocaleFormat?
    /// Signed minor units: entries of at least and at most.
    public var minimum: Int64?
    public var maximum: Int64?
    /// Minor units whatever the sign: entries of at least and at most.
    public var least: UInt64?
    public var most: UInt64?
    /// 1–500.
    public var limit: Int
    /// Goes on behind an earlier page.
    public var after: EntryCursor?

    public init(
        account: ID<Account>? = nil, from: Day? = nil, until: Day? = nil, search: String = "", category: ID<Category>? = nil,
        statuses: Set<TransactionStatus> = [], tags: [String] = [], hasAttachment: Bool? = nil, minimum: Int64? = nil,
        maximum: Int64? = nil, least: UInt64? = nil, most: UInt64? = nil, limit: Int = 20, after: EntryCursor? = nil
    ) {
        self.account = account
        self.from = from
        self.until = until
        self.search = search
        self.category = category
        self.statuses = statuses
        self.tags = tags
        self.hasAttachment = hasAttachment
        self.minimum = minimum
        self.maximum = maximum
        self.least = least
        self.most = most
        self.limit = limit
        self.after = after
    }

    /// Whether nothing is asked for but an account and days.
    package var asksForDaysAlone: Bool {
        search.folded.isEmpty && category == nil && statuses.isEmpty && tags.isEmpty && hasAttachment == nil && minimum == nil
            && maximum == nil && least == nil && most == nil
    }
}

/// One page of entries, newest first.
public struct EntryPage: Hashable, Sendable {
    public var entries: [Entry]
    /// Where the next page begins; nil at the end.
    public var next: EntryCursor?
    /// Set where a filter that no index serves stopped looking before the page was full: nothing newer than this day was left out.
    public var searchedBackTo: Day?

    public init(entries: [Entry], next: EntryCursor?, searchedBackTo: Day? = nil) {
        self.entries = entries
        self.next = next
        self.searchedBackTo = searchedBackTo
    }
}
