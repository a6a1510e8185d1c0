/// Fetches the data of the Home screen.
package protocol OverviewServiceProtocol: Sendable {
    /// All data of Home, from one snapshot.
    ///
    /// - Throws: `ServiceError`.
    func fetchHome() async throws -> HomeOverview

    /// Hides the first steps of Home, for all members.
    ///
    /// - Throws: `ServiceError`.
    func hideFirstSteps() async throws

    /// The net worth over a period: at the end of each day of up to three months, else at the end of each month. Its cost grows with the days or
    /// months, not with the transactions.
    ///
    /// - Throws: `ServiceError`.
    func fetchNetWorth(over period: NetWorthPeriod) async throws -> NetWorthSeries

    /// The items due from today on: payments, income, and deadlines; those of the accounts of the member's perspective.
    ///
    /// - Parameter days: the number of days ahead.
    /// - Throws: `ServiceError`.
    func fetchDue(days: Int) async throws -> DueOverview
}

extension DependencyContainer {
    package func overview() -> any OverviewServiceProtocol { service() }
}
