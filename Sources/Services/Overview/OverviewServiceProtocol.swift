/// The figures of the first screen.
package protocol OverviewServiceProtocol: Sendable {
    /// Everything that Home shows, from one snapshot.
    ///
    /// - Throws: `ServiceError`.
    func fetchHome() async throws -> HomeOverview
}
