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

    /// What the group moves into (positive) or out of (negative) a place in a currency, whatever its status.
    public func amount(at place: Place, in currency: Currency) throws(MoneyError) -> Money {
        var sum = Money.zero(currency)
        for part in parts where part.amount.currency == currency {
            if part.destination == place { sum = try sum + part.amount }
            if part.source == place { sum = try sum - part.amount }
        }
        return sum
    }

    /// The day of the group at a place, by that side's own statement; nil where it does not touch the place.
    public func day(at place: Place) -> Day? {
        for part in parts {
            if part.source == place { return part.sourceDay }
            if part.destination == place { return part.destinationDay }
        }
        return nil
    }
}
