package import Models

/// The waiting transactions of one payee in one direction. A split, a transaction without payee and one that is in no category stand alone.
package struct ReviewGroup: Hashable, Sendable {
    /// A waiting transaction with its category, as stored.
    package struct Line: Hashable, Sendable {
        package var id: ID<Transaction>
        /// Nil for a split.
        package var category: ID<Category>?

        package init(id: ID<Transaction>, category: ID<Category>?) {
            self.id = id
            self.category = category
        }
    }

    /// All of them, the last imported first; never empty.
    package var lines: [Line]
    /// The first of them in detail.
    package var items: [ReviewPage.Item]
    /// Their sum; nil if not all are known in detail, or in several currencies.
    package var total: Money?

    package init(lines: [Line], items: [ReviewPage.Item], total: Money?) {
        self.lines = lines
        self.items = items
        self.total = total
    }

    /// The category of all of them; nil if they differ.
    package var category: ID<Category>? {
        guard let first = lines.first?.category, lines.allSatisfy({ $0.category == first }) else { return nil }
        return first
    }
}
