package import Models

/// A group with all of its activity, from one snapshot.
package struct GroupExport: Hashable, Sendable {
    package var summary: GroupSummary
    /// Oldest first.
    var expenses: [Expense]
    /// Oldest first.
    var settlements: [Settlement]
    var categories: [ID<Category>: Category]

    package init(
        summary: GroupSummary, expenses: [Expense], settlements: [Settlement], categories: [ID<Category>: Category]
    ) {
        self.summary = summary
        self.expenses = expenses
        self.settlements = settlements
        self.categories = categories
    }
}
