/// Fetches the data of the Home screen.
package protocol OverviewServiceProtocol: Sendable {
    /// All data of Home, from one snapshot.
    ///
    /// - Throws: `ServiceError`.
    func fetchHome() async throws -> HomeOverview
}
