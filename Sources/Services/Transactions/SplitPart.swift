package import Models

/// One part of a split: an amount as the account sees it, and what it was for.
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
