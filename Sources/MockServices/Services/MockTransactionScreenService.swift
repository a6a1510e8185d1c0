package import Models
package import Services

/// Screens about transactions of a made-up household.
package struct MockTransactionScreenService: TransactionScreenServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func fetchList(
        account: ID<Account>, asking query: @Sendable (Account, [Models.Category]) -> EntryQuery
    ) async throws -> AccountTransactions {
        try await ledger.read { state in
            let own = try state.account(account)
            var query = query(own, state.sortedCategories())
            query.account = account
            let page = try state.page(query)
            var sums: [Day: Money] = [:]
            if query.asksForDaysAlone {
                for day in [query.after?.day, page.next?.day].compactMap(\.self) {
                    sums[day] = try state.entries(of: account).filter { $0.day == day && $0.status == .completed }
                        .reduce(.zero(own.currency)) { try $0 + $1.amount }
                }
            }
            return AccountTransactions(
                account: own, categories: state.sortedCategories(), tags: Set(state.groups.values.flatMap(\.tags)).sorted(), page: page,
                daySums: sums)
        }
    }

    package func search(_ text: String, in locale: LocaleFormat?, after: EntryCursor?) async throws -> SearchResults {
        try await ledger.read { state in
            let accounts = after == nil ? state.sortedAccounts().filter { $0.isFound(by: text.folded) } : []
            var query = EntryQuery(search: text, after: after)
            query.searchLocale = locale
            return SearchResults(
                page: try state.page(query), accounts: try accounts.map { try state.summary(of: $0) })
        }
    }

    package func fetchDetails(ids: [ID<Transaction>]) async throws -> TransactionDetails {
        try await ledger.read { state in
            TransactionDetails(
                groups: try ids.map { try state.group($0) }, accounts: state.sortedAccounts(), categories: state.sortedCategories(),
                attachments: ids.flatMap { id in state.attachments.filter { $0.transaction == id }.map(\.content.attachment) })
        }
    }

    package func fetchNew(account: ID<Account>?, copying: ID<Transaction>?) async throws -> NewTransaction {
        try await ledger.read { state in
            let accounts = state.sortedAccounts()
            guard let asked = accounts.first(where: { own in account.map { own.id == $0 } ?? !own.isArchived }) else {
                throw ServiceError.notFound
            }
            let newest = try state.page(EntryQuery(account: asked.id, limit: NewTransaction.entriesLookedAt))
            return NewTransaction(
                account: asked, accounts: accounts, categories: state.sortedCategories(),
                payees: NewTransaction.payees(of: newest.entries), copy: try copying.map { try state.draft(from: try state.group($0)) })
        }
    }
}
