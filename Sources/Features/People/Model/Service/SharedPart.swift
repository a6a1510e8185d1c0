package import Models

/// The shared expense or settlement of a transaction.
package struct SharedPart: Hashable, Sendable {
    /// The expense, or the group of the settlement.
    package var subject: ObjectReference
    /// The name of the group, or of the person with direct debts.
    package var name: String
    /// The title of the expense; nil: it is a settlement.
    package var title: String?

    package init(_ subject: ObjectReference, name: String, title: String?) {
        self.subject = subject
        self.name = name
        self.title = title
    }
}
