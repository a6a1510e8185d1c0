/// The object that a file is attached to.
package enum AttachmentOwner: Hashable, Sendable {
    case transaction(ID<Transaction>)
    /// An object of another feature, by the number of its id.
    case object(Int64)
}
