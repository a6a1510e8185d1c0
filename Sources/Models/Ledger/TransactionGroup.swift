/// A transaction as users see it: a single movement, the parts of a split, or the two legs of a currency exchange.
///
/// It is one entry in every list. Its parts share payee, status, tags and, for a split, day and account.
public struct TransactionGroup: Hashable, Sendable {
    /// The id of its first transaction, shown to users.
    public var id: ID<Transaction>
    /// In entry order; never empty.
    public var parts: [Transaction]
    public var status: TransactionStatus
    /// The payee of all parts; may be empty.
    public var payee: String
    /// A reference from the bank or a member.
    public var reference: String?
    /// Sorted alphabetically.
    public var tags: [String]
    /// Incremented with every change; an edit names the revision it is based on.
    public var revision: Int64

    public init(
        id: ID<Transaction>, parts: [Transaction], status: TransactionStatus = .completed, payee: String = "", reference: String? = nil,
        tags: [String] = [], revision: Int64 = 1
    ) {
        self.id = id
        self.parts = parts
        self.status = status
        self.payee = payee
        self.reference = reference
        self.tags = tags
        self.revision = revision
    }

    /// The amount that the group moves into (positive) or out of (negative) a ledger account in a currency, regardless of status.
    public func amount(at ledgerAccount: LedgerAccountID, in currency: Currency) throws(MoneyError) -> Money {
        var sum = Money.zero(currency)
        for part in parts where part.amount.currency == currency {
            if part.destination == ledgerAccount { sum = try sum + part.amount }
            if part.source == ledgerAccount { sum = try sum - part.amount }
        }
        return sum
    }

    /// The day of the group on a ledger account's side; nil if the group does not touch it.
    public func day(at ledgerAccount: LedgerAccountID) -> Day? {
        for part in parts {
            if part.source == ledgerAccount { return part.sourceDay }
            if part.destination == ledgerAccount { return part.destinationDay }
        }
        return nil
    }
}
