package import Models

/// The last years in comparison, in the household's currency. A year has the household months January to December; the last one ends today.
package struct YearReport: Hashable, Sendable {
    package var kind: ReportKind
    /// Oldest first, at most six, from the first one of the ledger.
    package var years: [Year]
    /// By the amount of the last year, the largest first; categories without amounts are missing.
    package var rows: [Row]
    /// Currencies without a rate, whose amounts are left out.
    package var leftOut: [Currency]
    package var isConverted: Bool

    package struct Year: Hashable, Sendable {
        package var number: Int
        package var days: ClosedRange<Day>
        package var total: Money
        /// The total through the same day of the year as today, counted in the household's months.
        package var totalSoFar: Money
        /// The months, January first; for the last year up to the current one.
        package var months: [Money]
        /// Whether the ledger begins after January of the year.
        package var isPartial: Bool

        package init(number: Int, days: ClosedRange<Day>, total: Money, totalSoFar: Money, months: [Money], isPartial: Bool = false) {
            self.number = number
            self.days = days
            self.total = total
            self.totalSoFar = totalSoFar
            self.months = months
            self.isPartial = isPartial
        }
    }

    package struct Row: Hashable, Sendable {
        package var category: Category
        /// The amounts, one for each year.
        package var amounts: [Money]

        package init(category: Category, amounts: [Money]) {
            self.category = category
            self.amounts = amounts
        }
    }

    package init(kind: ReportKind, years: [Year], rows: [Row], leftOut: [Currency], isConverted: Bool) {
        self.kind = kind
        self.years = years
        self.rows = rows
        self.leftOut = leftOut
        self.isConverted = isConverted
    }
}
