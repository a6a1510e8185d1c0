package import Models
package import Services

/// Reports on income, spending and net worth. Figures are in the household's currency; amounts in others are converted at the rate of their day.
///
/// Reports by category, month or account kind are computed from totals, so their cost does not grow with the number of transactions. Reports by
/// payee, tag and account read the transactions of their days.
///
/// All throw `ServiceError.rule` for days outside the calendar and for sums that do not fit 64 bits.
package protocol InsightsServiceProtocol: Sendable {
    /// - Throws: `ServiceError.rule` for a grouping that the kind does not have.
    func fetchReport(_ request: ReportRequest) async throws -> Report
    func fetchCashFlow(_ days: ClosedRange<Day>, excluded: Set<ID<Category>>) async throws -> CashFlow
    func fetchNetWorth(_ days: ClosedRange<Day>) async throws -> NetWorth
    func fetchChanges(_ days: ClosedRange<Day>, comparison: ReportComparison) async throws -> ChangeReport
    /// - Parameter kind: spending or income; else spending.
    func fetchYears(_ kind: ReportKind) async throws -> YearReport
    /// - Parameter request: what is shown of spending; its days and comparison are those of income and of the changes, too, which are compared with the
    ///   period before if the request has no comparison.
    func fetchOverview(_ request: ReportRequest) async throws -> InsightsOverview
}

extension DependencyContainer {
    package func insights() -> any InsightsServiceProtocol { service() }
}
