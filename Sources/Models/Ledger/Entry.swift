/// A transaction or split as seen from one account: credit (money in) is positive, debit (money out) negative.
public struct Entry: Hashable, Sendable {
    /// The group's id.
    public var id: ID<Transaction>
    /// The account from which the entry is seen.
    public var account: ID<Account>
    public var accountName: String
    /// The day on this account's side.
    public var day: Day
    public var amount: Money
    public var payee: String
    public var note: String
    /// The other sides: the name of a category or of an own account; several for a split.
    public var counterparts: [Counterpart]
    public var status: TransactionStatus
    /// The account's balance after this entry; nil if the entry is not completed or no running balance was requested.
    public var balance: Money?
    /// Sorted alphabetically.
    public var tags: [String]
    /// A reference from the bank or a member: a cheque number, an end-to-end id.
    public var reference: String?
    /// The original amount in a foreign currency; nil if it was in the account's currency.
    public var foreign: Money?
    /// Incremented with every change of the group.
    public var revision: Int64
    /// Whether files are attached.
    public var hasAttachment: Bool

    public init(
        id: ID<Transaction>, account: ID<Account>, accountName: String, day: Day, amount: Money, payee: String, note: String,
        counterparts: [Counterpart], status: TransactionStatus, balance: Money?, tags: [String] = [], reference: String? = nil,
        foreign: Money? = nil, revision: Int64 = 1, hasAttachment: Bool = false
    ) {
        self.id = id
        self.account = account
        self.accountName = accountName
        self.day = day
        self.amount = amount
        self.payee = payee
        self.note = note
        self.counterparts = counterparts
        self.status = status
        self.balance = balance
        self.tags = tags
        self.reference = reference
        self.foreign = foreign
        self.revision = revision
        self.hasAttachment = hasAttachment
    }
}

/// One of the other sides of an entry.
public struct Counterpart: Hashable, Sendable {
    public var ledgerAccount: LedgerAccountID
    public var role: LedgerAccountRole
    public var name: String
    /// The icon of a category; empty where there is none.
    public var icon: String
    /// The amount of this part, as seen from the entry's account.
    public var amount: Money

    public init(ledgerAccount: LedgerAccountID, role: LedgerAccountRole, name: String, icon: String = "", amount: Money) {
        self.ledgerAccount = ledgerAccount
        self.role = role
        self.name = name
        self.icon = icon
        self.amount = amount
    }
}
