package import Models

/// A part of a split: amount as seen from the account, category and note.
package struct SplitPart: Hashable, Sendable {
    package var amount: Money
    package var category: ID<Category>
    package var note: String

    package init(amount: Money, category: ID<Category>, note: String = "") {
        self.amount = amount
        self.category = category
        self.note = note
    }
}
