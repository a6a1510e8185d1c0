/// A transaction or split as one account sees it: credit (money in) positive, debit (money out) negative.
public struct Entry: Hashable, Sendable {
    /// The group's id.
    public var id: ID<Transaction>
    /// The account that sees it so.
    public var account: ID<Account>
    public var accountName: String
    /// By this account's own side.
    public var day: Day
    public var amount: Money
    public var payee: String
    public var note: String
    /// The other sides: a category's name, an own account's name; several for a split.
    public var counterparts: [Counterpart]
    public var status: TransactionStatus
    /// The account's balance after this entry; nil for what is not completed and where no running balance was asked for.
    public var balance: Money?
    /// In alphabetical order.
    public var tags: [String]
    /// What a bank or a person wrote to find it by: a cheque's number, an end-to-end id.
    public var reference: String?
    /// What was paid in another currency; nil where it was in the account's.
    public var foreign: Money?
    /// Counts the changes of the group.
    public var revision: Int64
    /// Whether a receipt or another file belongs to it.
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

/// What stands on the other side of an entry.
public struct Counterpart: Hashable, Sendable {
    public var ledgerAccount: LedgerAccountID
    public var role: LedgerAccountRole
    public var name: String
    /// The name of a category's icon; empty for what has none.
    public var icon: String
    /// As the entry's account sees this part.
    public var amount: Money

    public init(ledgerAccount: LedgerAccountID, role: LedgerAccountRole, name: String, icon: String = "", amount: Money) {
        self.ledgerAccount = ledgerAccount
        self.role = role
        self.name = name
        self.icon = icon
        self.amount = amount
    }
}
