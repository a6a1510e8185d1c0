/// The object that a file is attached to.
package enum AttachmentOwner: Hashable, Sendable {
    case transaction(ID<Transaction>)
    /// An object of a feature, by the raw value of its id; the feature has its type.
    case object(Int64)
}
