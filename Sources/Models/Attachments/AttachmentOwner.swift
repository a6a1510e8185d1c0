/// The object that a file is attached to.
package enum AttachmentOwner: Hashable, Sendable {
    case transaction(ID<Transaction>)
    /// A shared expense, by the raw value of its id: `AttachmentOwner.expense(_:)` of the slice People has its type.
    case object(Int64)
}
