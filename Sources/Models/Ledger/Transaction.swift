/// One movement of an amount from a source to a destination. Nothing can be unbalanced, because there is no transaction that could be.
public struct Transaction: Identified, Hashable, Sendable {
    /// Prefix of ids: `txn_…`.
    public static let idPrefix = "txn"

    public var id: ID<Transaction>
    /// Always above zero.
    public var amount: Money
    /// Where the money comes from.
    public var source: LedgerAccountID
    /// The day on which the money left, by the source's own statement.
    public var sourceDay: Day
    /// Where it goes to.
    public var destination: LedgerAccountID
    /// The day on which it arrived, by the destination's own statement; in between the amount is in transit.
    public var destinationDay: Day
    /// Of this part; the payee belongs to the group.
    public var note: String
    /// What was paid before the bank converted it.
    public var foreign: Money?

    public init(
        id: ID<Transaction>, amount: Money, source: LedgerAccountID, sourceDay: Day, destination: LedgerAccountID, destinationDay: Day, note: String = "",
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
