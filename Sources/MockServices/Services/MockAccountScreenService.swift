package import Models
package import Services

/// Screens about one account of a made-up household.
package struct MockAccountScreenService: AccountScreenServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func fetchDetail(id: ID<Account>) async throws -> AccountDetail {
        try await ledger.read { try $0.detail(of: try $0.account(id)) }
    }

    package func fetchStatement(id: ID<Account>, month: Month) async throws -> MonthStatement {
        try await ledger.read { try $0.statement(of: try $0.account(id), month: month) }
    }
}
