import Models

/// The grouping of a report into rows.
package enum ReportGrouping: String, CaseIterable, Hashable, Sendable {
    case category, payee, tag, account
    /// Household months.
    case month
}
