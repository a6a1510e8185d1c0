package import Models

/// The newest change of the household.
package protocol LatestChangeServiceProtocol: Sendable {
    /// The newest change, if it is an action on an object and can be undone; otherwise nil.
    ///
    /// - Parameter target: the id of the object that the history links to, with its prefix.
    func find(_ action: AuditRecord.Action, of target: String) async throws -> ID<AuditRecord>?
}

extension DependencyContainer {
    package func latestChange() -> any LatestChangeServiceProtocol { service() }
}
