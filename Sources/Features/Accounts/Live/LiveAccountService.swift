import Ledger
import Models
import ServiceKit
import Services
import Storage

/// The household's own accounts.
struct LiveAccountService: AccountServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchAccounts(includingArchived: Bool) async throws -> [AccountSummary] {
        try await context.read { connection in
            let reader = AccountReader(connection, household: context.household.id)
            return try reader.summaries(of: reader.accounts().filter { includingArchived || !$0.isArchived })
        }
    }

    func fetchAccount(id: ID<Account>) async throws -> AccountSummary {
        try await summary(of: id)
    }

    func findAccount(_ text: String) async throws -> AccountSummary {
        try await context.read { connection in
            let reader = AccountReader(connection, household: context.household.id)
            return try reader.summary(of: try AccountSearch(accounts: reader.accounts()).find(text))
        }
    }

    func balances(at day: Day?) async throws -> [AccountPosition] {
        try await context.figures.read { connection in
            let reader = AccountReader(connection, household: context.household.id)
            let accounts = try reader.accounts().filter { connection.reach.counts($0.id) }
            let balances = try reader.balances(of: accounts, at: day)
            let positions = accounts.map { AccountPosition(account: $0, balance: balances[$0.id]) }
            return positions.filter { !$0.account.isArchived || $0.balance?.isZero != true }
        }
    }

    func summary(of id: ID<Account>) async throws -> AccountSummary {
        try await context.read { connection in
            let reader = AccountReader(connection, household: context.household.id)
            guard
                let account = try LedgerAccountRepository(connection, household: context.household.id).find(LedgerAccountID(id))?
                    .toAccount()
            else {
                throw ServiceError.notFound
            }
            return try reader.summary(of: account)
        }
    }

    // MARK: - Archiving

    func archiveAccount(id: ID<Account>) async throws {
        try await context.write([.accounts]) { write in
            let record = try write.account(id)
            guard !record.isArchived else { return }
            try write.archive(record)
            try write.record(.archiveAccount, subject: record.name, target: id.description)
        }
    }

    func restoreAccount(id: ID<Account>) async throws {
        try await context.write([.accounts]) { write in
            var record = try write.account(id)
            guard record.isArchived else { return }
            try write.requireUniqueAccountName(record.name, except: record.id)
            record.isArchived = false
            record.isDefault = try write.canBeDefault(record) && !write.hasDefault()
            try write.save(record)
            if let account = record.toAccount() { try write.dependents.archivingDidChange(of: account) }
            try write.record(.restoreAccount, subject: record.name, target: id.description)
        }
    }

    // MARK: - Adjusting

    func adjust(id: ID<Account>, to difference: StatementDifference, allowsClosedDays: Bool) async throws {
        try await context.write([.accounts, .transactions]) { write in
            write.allowsClosedDays = allowsClosedDays
            try write.adjust(try write.account(id), to: difference)
        }
    }
}
