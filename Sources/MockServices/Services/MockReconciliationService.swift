package import Models
package import Services

/// Checks of a made-up household's accounts against statements.
package struct MockReconciliationService: ReconciliationServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func fetchCheck(account: ID<Account>, after: EntryCursor?) async throws -> StatementCheck {
        try await ledger.read { state in
            let account = try state.account(account)
            return StatementCheck(
                summary: try state.summary(of: account), closedUntil: state.closedDays[account.id]?.last,
                check: try state.checks[account.id].map { try state.page(of: $0, account, after: after) })
        }
    }

    package func startCheck(account: ID<Account>, day: Day, stated: Money, since: Day?) async throws -> AccountCheck {
        try await ledger.write { try $0.startCheck(of: try $0.account(account), day: day, stated: stated, since: since) }
    }

    package func tick(
        account: ID<Account>, ticked: Set<ID<Transaction>>, of listed: Set<ID<Transaction>>, after: EntryCursor?
    ) async throws -> AccountCheck {
        try await ledger.write { state in
            let account = try state.account(account)
            guard var check = state.checks[account.id] else { throw ServiceError.notFound }
            let known = Set(try state.entries(of: account.id).map(\.id))
            guard listed.isSubset(of: known), ticked.isSubset(of: listed) else { throw ServiceError.notFound }
            check.ticked = check.ticked.subtracting(listed).union(ticked)
            state.checks[account.id] = check
            return try state.page(of: check, account, after: after)
        }
    }

    package func close(account: ID<Account>) async throws {
        try await ledger.write { state in
            let account = try state.account(account)
            guard let check = state.checks[account.id] else { throw ServiceError.notFound }
            guard try state.page(of: check, account, after: nil).difference.isZero else {
                throw ServiceError.rule("The difference must be 0 before the day can be closed")
            }
            state.closedDays[account.id, default: []].append(check.day)
            state.checks[account.id] = nil
            state.record(.closeDay, account.name)
        }
    }

    package func cancelCheck(account: ID<Account>) async throws {
        try await ledger.write { state in
            let account = try state.account(account)
            guard state.checks.removeValue(forKey: account.id) != nil else { return }
            state.record(.cancelCheck, account.name)
        }
    }

    package func reopen(account: ID<Account>) async throws {
        try await ledger.write { state in
            let account = try state.account(account)
            guard state.closedDays[account.id]?.popLast() != nil else { throw ServiceError.rule("No day of the account is closed") }
            state.record(.reopenDay, account.name)
        }
    }
}
