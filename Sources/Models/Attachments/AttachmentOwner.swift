/// The object that a file is attached to.
package enum AttachmentOwner: Hashable, Sendable {
    case transaction(ID<Transaction>)
    case expense(ID<Expense>)
}
