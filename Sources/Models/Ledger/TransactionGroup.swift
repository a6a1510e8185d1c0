/// What a person calls one transaction: a single movement, the parts of a split, or the two legs of a currency exchange.
///
/// It is one entry in every list. Its parts share payee, status, tags and, for a split, day and account.
public struct TransactionGroup: Hashable, Sendable {

    /// The id of its first transaction, and the id that people see.
    public var id: ID<Transaction>
    /// In the order in which they were entered; never empty.
    public var parts: [Transaction]
    public var status: TransactionStatus
    /// Who it was with, of all parts; may be empty.
    public var payee: String
    /// What a bank or a person wrote to find it by.
    public var reference: String?
    /// In alphabetical order.
    public var tags: [String]
    /// Counts its changes; who changes it names the one that was seen.
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

    /// What the group moves into (positive) or out of (negative) a ledger account in a currency, whatever its status.
    public func amount(at ledgerAccount: LedgerAccountID, in currency: Currency) throws(MoneyError) -> Money {
        var sum = Money.zero(currency)
        for part in parts where part.amount.currency == currency {
            if part.destination == ledgerAccount { sum = try sum + part.amount }
            if part.source == ledgerAccount { sum = try sum - part.amount }
        }
        return sum
    }

    /// The day of the group on a ledger account, by that side's own statement; nil where the group does not touch it.
    public func day(at ledgerAccount: LedgerAccountID) -> Day? {
        for part in parts {
            if part.source == ledgerAccount { return part.sourceDay }
            if part.destination == ledgerAccount { return part.destinationDay }
        }
        return nil
    }
}
