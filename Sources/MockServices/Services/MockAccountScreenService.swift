package import Models
package import Services

/// Screens about accounts of a made-up household.
package struct MockAccountScreenService: AccountScreenServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func fetchList(includingArchived: Bool) async throws -> AccountList {
        try await ledger.read { state in
            let summaries = try state.sortedAccounts().filter { includingArchived || !$0.isArchived }.map { try state.summary(of: $0) }
            let total = try state.total(of: summaries.map(\.balance.booked), in: state.context.household.currency, on: state.today)
            return AccountList(accounts: summaries, total: total)
        }
    }

    package func fetchDetail(id: ID<Account>) async throws -> AccountDetail {
        try await ledger.read { try $0.detail(of: try $0.account(id)) }
    }

    package func fetchStatement(id: ID<Account>, month: Month) async throws -> MonthStatement {
        try await ledger.read { try $0.statement(of: try $0.account(id), month: month) }
    }
}
