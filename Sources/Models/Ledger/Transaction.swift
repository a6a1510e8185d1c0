/// A movement of an amount from a source to a destination. A transaction is balanced by construction.
public struct Transaction: Identified, Hashable, Sendable {
    /// Prefix of ids: `txn_…`.
    public static let idPrefix = "txn"

    public var id: ID<Transaction>
    /// Above zero.
    public var amount: Money
    /// The ledger account that is debited.
    public var source: LedgerAccountID
    /// The day on which the money left, on the source's statement.
    public var sourceDay: Day
    /// The ledger account that is credited.
    public var destination: LedgerAccountID
    /// The day on which the money arrived, on the destination's statement; in between the amount is in transit.
    public var destinationDay: Day
    /// The note of this part; the payee belongs to the group.
    public var note: String
    /// The original amount in a foreign currency.
    public var foreign: Money?

    public init(
        id: ID<Transaction>, amount: Money, source: LedgerAccountID, sourceDay: Day, destination: LedgerAccountID, destinationDay: Day,
        note: String = "",
        foreign: Money? = nil
    ) {
        self.id = id
        self.amount = amount
        self.source = source
        self.sourceDay = sourceDay
        self.destination = destination
        self.destinationDay = destinationDay
        self.note = note
        self.foreign = foreign
    }
}
