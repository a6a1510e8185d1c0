package import Models

/// The spending of some days, at least of twelve months, by household month, each divided into the largest categories and the rest, in the household's currency.
package struct SpendingMonths: Hashable, Sendable {
    package var days: ClosedRange<Day>
    /// The categories on which most was spent in all of the days, the largest first, at most `mostCategories`.
    package var categories: [Category]
    /// The months among the days of the ledger, oldest first; the first and the last one may be incomplete.
    package var months: [Part]

    /// How many categories have a part of their own.
    package static let mostCategories = 6

    /// The days that are divided for a report of some days: these, or the twelve months up to their end if they are of one or two months, which
    /// show nothing side by side.
    package static func days(for days: ClosedRange<Day>, of household: Household) -> ClosedRange<Day> {
        let (first, last) = (household.month(of: days.lowerBound), household.month(of: days.upperBound))
        guard last.number - first.number < 2 else { return days }
        return household.days(of: last.adding(months: -11)).lowerBound...days.upperBound
    }

    /// A month. Refunds beyond spending make amounts negative.
    package struct Part: Hashable, Sendable {
        package var month: Month
        /// The days of the month that are included.
        package var days: ClosedRange<Day>
        package var total: Money
        /// One for each of the categories.
        package var amounts: [Money]
        /// All other categories: the total less the amounts.
        package var rest: Money

        package init(month: Month, days: ClosedRange<Day>, total: Money, amounts: [Money], rest: Money) {
            self.month = month
            self.days = days
            self.total = total
            self.amounts = amounts
            self.rest = rest
        }
    }

    package init(days: ClosedRange<Day>, categories: [Category], months: [Part]) {
        self.days = days
        self.categories = categories
        self.months = months
    }

    /// Whether a month has amounts of other categories.
    package var hasRest: Bool { months.contains { !$0.rest.isZero } }
}
