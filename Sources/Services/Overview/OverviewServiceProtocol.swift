/// Fetches the data of the Home screen.
package protocol OverviewServiceProtocol: Sendable {
    /// All data of Home, from one snapshot.
    ///
    /// - Throws: `ServiceError`.
    func fetchHome() async throws -> HomeOverview

    /// The items due from today on: payments, income, and deadlines.
    ///
    /// - Parameter days: the number of days ahead.
    /// - Throws: `ServiceError`.
    func fetchDue(days: Int) async throws -> DueOverview
}

extension DependencyContainer {
    package func overview() -> any OverviewServiceProtocol { service() }
}
