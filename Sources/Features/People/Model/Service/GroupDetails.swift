package import Models

/// A group with its debts and a page of its activity, from one snapshot.
package struct GroupDetails: Hashable, Sendable {
    package var summary: GroupSummary
    /// The payments that settle it.
    package var debts: [Debt]
    /// The debts between members without simplification.
    package var directDebts: [Debt]
    /// Newest first.
    package var activity: [GroupActivity]
    /// Continues the activity; nil at its end.
    package var next: GroupActivity.Cursor?
    /// The totals of expenses, newest month first, then by currency and size.
    package var totals: [GroupTotal]
    /// The people who are members.
    package var people: [ID<Person>: Person]
    /// The categories of the expenses on the page.
    package var categories: [ID<Category>: Category]

    package init(
        summary: GroupSummary, debts: [Debt], directDebts: [Debt], activity: [GroupActivity], next: GroupActivity.Cursor?,
        totals: [GroupTotal], people: [ID<Person>: Person], categories: [ID<Category>: Category]
    ) {
        self.summary = summary
        self.debts = debts
        self.directDebts = directDebts
        self.activity = activity
        self.next = next
        self.totals = totals
        self.people = people
        self.categories = categories
    }
}

/// An expense or settlement of a group.
package enum GroupActivity: Hashable, Sendable {
    case expense(Expense)
    case settlement(Settlement)

    /// The position of an activity in the list.
    package struct Cursor: Hashable, Sendable, CustomStringConvertible {
        package let day: Day
        package let id: Int64

        /// `2026-03-01.42`, for links to the page that follows.
        package var description: String { "\(day).\(id)" }

        /// - Parameter text: a description.
        package init?(_ text: String) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2, let day = Day(String(parts[0])), let id = Int64(parts[1]) else { return nil }
            self.init(day: day, id: id)
        }

        init(day: Day, id: Int64) {
            self.day = day
            self.id = id
        }
    }

    package var day: Day { cursor.day }

    package var cursor: Cursor {
        switch self {
        case .expense(let expense): Cursor(day: expense.day, id: expense.id.rawValue)
        case .settlement(let settlement): Cursor(day: settlement.day, id: settlement.id.rawValue)
        }
    }
}

/// The total of a group's expenses in a month, currency and category.
package struct GroupTotal: Hashable, Sendable {
    package var month: Month
    /// Nil: no category, or one that does not exist any more.
    package var category: Category?
    package var amount: Money

    package init(month: Month, category: Category?, amount: Money) {
        self.month = month
        self.category = category
        self.amount = amount
    }
}
