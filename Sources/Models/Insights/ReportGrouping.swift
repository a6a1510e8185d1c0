/// What the rows of a report stand for.
package enum ReportGrouping: String, CaseIterable, Hashable, Sendable {
    case category, payee, tag, account
    /// Household months.
    case month
}
