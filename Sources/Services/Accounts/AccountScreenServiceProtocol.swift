package import Models

/// Reads whole screens about one account, each from one snapshot.
package protocol AccountScreenServiceProtocol: Sendable {
    /// - Throws: `ServiceError.notFound`.
    func fetchDetail(id: ID<Account>) async throws -> AccountDetail

    /// - Throws: `ServiceError.notFound`; `.rule` for a month that has not begun.
    func fetchStatement(id: ID<Account>, month: Month) async throws -> MonthStatement
}
