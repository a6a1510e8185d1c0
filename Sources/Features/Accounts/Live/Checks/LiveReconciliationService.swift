import AccountsModel
import Ledger
import Models
import ServiceKit
import Services
import Storage

/// Reconciliation of accounts with paper statements.
struct LiveReconciliationService: ReconciliationServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchCheck(account: ID<Account>, after: EntryCursor?) async throws -> StatementCheck {
        try await context.read { try check(of: account, after: after, $0) }
    }

    /// Reads the screen in one snapshot.
    func check(of account: ID<Account>, after: EntryCursor?, _ connection: Connection) throws -> StatementCheck {
        let household = context.household.id
        guard let own = try LedgerAccountRepository(connection, household: household).find(LedgerAccountID(account))?.toAccount() else {
            throw ServiceError.notFound
        }
        let reader = CheckReader(connection, household: household)
        return StatementCheck(
            summary: try AccountReader(connection, household: household).summary(of: own),
            closedUntil: try reader.checks.closedDay(of: account),
            check: try reader.checks.find(account).map { try reader.read($0, of: own, after: after) })
    }

    // MARK: - The open check

    func startCheck(account: ID<Account>, day: Day, stated: Money, since: Day?) async throws -> AccountCheck {
        try await context.write([.accounts]) { write in
            let own = try ownAccount(account, in: write)
            let reader = reader(write)
            let day = try TextRule.day(day)
            guard stated.currency == own.currency else { throw ServiceError.rule(.reconciliationBalanceCurrency(own.currency)) }
            try AmountRule.validated(stated)
            guard try day <= context.today() else { throw ServiceError.rule(.reconciliationDayInFuture) }
            if let closed = try reader.checks.closedDay(of: account), day <= closed {
                throw ServiceError.rule(.reconciliationDayClosed(account: own.name, until: closed))
            }
            if let since, since > day { throw ServiceError.rule(.reconciliationFirstDayAfterLast) }
            let check = CheckRepository.Check(since: try since.map(TextRule.day), day: day, stated: stated.minorUnits)
            if try reader.checks.find(account) == nil { try write.record(.startCheck, subject: own.name, target: account.description) }
            try reader.checks.save(check, of: account)
            return try reader.read(check, of: own, after: nil)
        }
    }

    /// The number of entries that one request can tick.
    private static let maxTicked = 1_000

    func tick(
        account: ID<Account>, ticked: Set<ID<Transaction>>, of listed: Set<ID<Transaction>>, after: EntryCursor?
    ) async throws -> AccountCheck {
        try await context.write([.accounts]) { write in
            let own = try ownAccount(account, in: write)
            let reader = reader(write)
            let check = try check(of: own, reader)
            guard listed.union(ticked).count <= Self.maxTicked else {
                throw ServiceError.rule(.reconciliationTooManyTicked(limit: Self.maxTicked))
            }
            for group in listed.subtracting(ticked) { try reader.checks.setTicked(group, in: account, false) }
            let from = reader.firstDay(of: check, closed: try reader.checks.closedDay(of: account))
            let groups = try write.transactions.groups(ticked)
            for id in ticked {
                guard let group = groups[id], let day = group.day(at: LedgerAccountID(account)),
                    group.status == .completed,
                    try (from <= day && day <= check.day) || reader.checks.isCarried(id, in: account)
                else { throw ServiceError.notFound }
                try reader.checks.setTicked(id, in: account, true)
            }
            return try reader.read(check, of: own, after: after)
        }
    }

    func cancelCheck(account: ID<Account>) async throws {
        try await context.write([.accounts]) { write in
            let own = try ownAccount(account, in: write)
            let checks = reader(write).checks
            guard try checks.find(account) != nil else { return }
            try checks.delete(account)
            try write.record(.cancelCheck, subject: own.name, target: account.description)
        }
    }

    // MARK: - Closing

    func close(account: ID<Account>) async throws {
        try await context.write([.accounts]) { write in
            let own = try ownAccount(account, in: write)
            let reader = reader(write)
            let check = try check(of: own, reader)
            let difference = try reader.sums(of: check, own).difference
            guard difference.isZero else { throw ServiceError.rule(.reconciliationDifferenceLeft(difference)) }
            let from = reader.firstDay(of: check, closed: try reader.checks.closedDay(of: account))
            try reader.checks.carry(account, from: from, closing: check.day)
            try reader.checks.insertClosing(of: account, check, at: write.milliseconds, by: write.member.id)
            try reader.checks.delete(account)
            try write.record(.closeDay, subject: "\(own.name) \(check.day)", target: account.description)
        }
    }

    func reopen(account: ID<Account>) async throws {
        try await context.write([.accounts]) { write in
            let own = try ownAccount(account, in: write)
            let checks = reader(write).checks
            guard let day = try checks.closedDay(of: account) else { throw ServiceError.rule(.reconciliationNothingClosed) }
            try checks.undoCarry(account, closing: day)
            try checks.deleteClosing(of: account, day: day)
            try write.record(.reopenDay, subject: "\(own.name) \(day)", target: account.description)
        }
    }

    // MARK: - Private

    private func reader(_ write: UnitOfWork) -> CheckReader { CheckReader(write.connection, household: write.household) }

    private func ownAccount(_ id: ID<Account>, in write: UnitOfWork) throws -> Account {
        guard let account = try write.account(id).toAccount() else { throw ServiceError.notFound }
        return account
    }

    private func check(of account: Account, _ reader: CheckReader) throws -> CheckRepository.Check {
        guard let check = try reader.checks.find(account.id) else { throw ServiceError.rule(.reconciliationNotStarted) }
        return check
    }
}
