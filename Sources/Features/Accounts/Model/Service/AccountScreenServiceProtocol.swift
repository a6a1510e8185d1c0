package import Models
package import Services

/// Fetches the data of account screens, each from one snapshot.
package protocol AccountScreenServiceProtocol: Sendable {
    func fetchList(includingArchived: Bool) async throws -> AccountList

    /// - Parameter days: How many days the history has, at least one.
    /// - Throws: `ServiceError.notFound`.
    func fetchDetail(id: ID<Account>, days: Int) async throws -> AccountDetail

    /// - Throws: `ServiceError.notFound`; `.rule` for a future month.
    func fetchStatement(id: ID<Account>, month: Month) async throws -> MonthStatement
}

extension DependencyContainer {
    package func accountScreens() -> any AccountScreenServiceProtocol { service() }
}
