package import Models
package import Services

/// Accounts of a made-up household.
package struct MockAccountService: AccountServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    // MARK: - Reading

    package func fetchAccounts(includingArchived: Bool) async throws -> [AccountSummary] {
        try await ledger.read { state in
            try state.sortedAccounts().filter { includingArchived || !$0.isArchived }.map { try state.summary(of: $0) }
        }
    }

    package func fetchAccount(id: ID<Account>) async throws -> AccountSummary {
        try await ledger.read { try $0.summary(of: try $0.account(id)) }
    }

    package func findAccount(_ text: String) async throws -> AccountSummary {
        try await ledger.read { try $0.summary(of: try $0.findAccount(MockText.line(text))) }
    }

    package func balances(at day: Day?) async throws -> [AccountPosition] {
        try await ledger.read { state in
            try state.sortedAccounts().map {
                AccountPosition(account: $0, balance: try state.booked(Place($0.id), in: $0.currency, at: day))
            }.filter { !$0.account.isArchived || $0.balance?.isZero != true }
        }
    }

    // MARK: - Changing

    package func addAccount(_ draft: AccountDraft) async throws -> AccountSummary {
        try await ledger.write { try $0.summary(of: try $0.add(draft)) }
    }

    package func updateAccount(_ account: Account, number: AccountNumberEdit) async throws -> AccountSummary {
        try await ledger.write { try $0.summary(of: try $0.update(account, number: number)) }
    }

    package func setDefaultAccount(id: ID<Account>) async throws {
        try await ledger.write { state in
            guard try !state.account(id).isArchived else { throw ServiceError.rule("The account is archived") }
            state.makeDefault(id)
            state.record(.editAccount, try state.account(id).name)
        }
    }

    package func archiveAccount(id: ID<Account>) async throws {
        try await ledger.write { try $0.archive(id) }
    }

    package func restoreAccount(id: ID<Account>) async throws {
        try await ledger.write { state in
            let account = try state.account(id)
            guard account.isArchived else { return }
            try state.requireFreeName(account.name, except: id)
            state.change(id) { $0.isArchived = false }
            if !state.accounts.contains(where: \.isDefault) { state.makeDefault(id) }
            state.record(.restoreAccount, account.name)
        }
    }

    package func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion {
        try await ledger.write { try $0.delete(id, withEntries: withEntries) }
    }

    package func planMerge(id: ID<Account>, absorbing other: ID<Account>) async throws -> AccountMergePlan {
        AccountMergePlan(removed: nil, kept: nil, transfers: 0)
    }

    package func mergeAccounts(id: ID<Account>, absorbing other: ID<Account>) async throws -> AccountMerge {
        try await ledger.write { state in
            let change = try state.merge(id, absorbing: other)
            return AccountMerge(summary: try state.summary(of: try state.account(id)), change: change)
        }
    }

    package func adjust(id: ID<Account>, to difference: StatementDifference, allowsClosedDays: Bool) async throws {
        try await ledger.write { state in
            let account = try state.account(id)
            guard difference.stated.currency == account.currency, difference.booked.currency == account.currency else {
                throw ServiceError.rule("The amount must be in the account's currency")
            }
            guard try state.booked(Place(id), in: account.currency, at: difference.day) == difference.booked else {
                throw ServiceError.conflict
            }
            let amount = try difference.stated - difference.booked
            guard !amount.isZero else { throw ServiceError.rule("There is no difference to adjust") }
            let group = try state.equityGroup(amount, into: account, on: difference.day, payee: "Adjustment")
            state.record(.adjust, account.name, [try state.put(group, allowsClosedDays: allowsClosedDays)])
        }
    }
}
