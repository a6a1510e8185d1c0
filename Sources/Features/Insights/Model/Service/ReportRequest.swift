package import Models

/// The parameters of a report.
package struct ReportRequest: Hashable, Sendable {
    package var kind: ReportKind
    package var grouping: ReportGrouping
    /// Net worth is computed at the end of the last one; by month, at the end of each month.
    package var days: ClosedRange<Day>
    package var comparison: ReportComparison?
    /// Excluded categories; unknown ids are ignored.
    package var excluded: Set<ID<Category>>

    package init(
        _ kind: ReportKind, by grouping: ReportGrouping, days: ClosedRange<Day>, comparison: ReportComparison? = nil,
        excluded: Set<ID<Category>> = []
    ) {
        self.kind = kind
        self.grouping = grouping
        self.days = days
        self.comparison = comparison
        self.excluded = excluded
    }
}
