import Ledger
import Models
import ServiceKit
import Services
import Storage

extension LiveAccountService {
    // MARK: - Adding

    func addAccount(_ draft: AccountDraft) async throws -> AccountSummary {
        let id = try await context.write([.accounts, .transactions]) { write in
            if let stored = try write.storedResult(.account, key: draft.key) { return ID<Account>(rawValue: stored.rowID) }
            let id = try write.add(draft, today: context.today())
            try write.saveResult(.account, key: draft.key, rowID: id.rawValue)
            return id
        }
        return try await summary(of: id)
    }

    // MARK: - Editing

    func updateAccount(_ account: Account, number: AccountNumberEdit) async throws -> AccountSummary {
        try await context.write([.accounts]) { write in try write.update(account, number: number) }
        return try await summary(of: account.id)
    }

    func shareAccount(id: ID<Account>, owner: ID<Member>?, sharing: AccountSharing, revision: Int64) async throws -> Account {
        try await context.write(context.modules.ledger.accountTopics.union([.categories, .notifications])) { write in
            guard try write.account(id).revision == revision else { throw ServiceError.conflict }
            try write.setSharing(of: id, owner: owner, sharing: sharing)
            try write.chooseDefault()
            guard let account = try write.ledgerAccounts.find(LedgerAccountID(id))?.toAccount() else { throw ServiceError.notFound }
            return account
        }
    }

    func setDefaultAccount(id: ID<Account>) async throws {
        try await context.write([.accounts]) { write in
            var record = try write.account(id)
            guard !record.isArchived else { throw ServiceError.rule(.accountArchived) }
            guard !record.isDefault else { return }
            try write.makeOnlyDefault(&record)
            try write.save(record)
            try write.record(.editAccount, subject: record.name, target: id.description)
        }
    }
}

extension UnitOfWork {
    /// Archives an account; if it was the default account, another one becomes the default.
    func archive(_ record: LedgerAccountRecord) throws {
        var record = record
        let wasDefault = record.isDefault
        record.isArchived = true
        record.isDefault = false
        try save(record)
        if let account = record.toAccount() { try dependents.archivingDidChange(of: account) }
        if wasDefault { try chooseDefault() }
    }

    /// Makes the first account of the list that everybody sees the default one if there is none.
    func chooseDefault() throws {
        let accounts = try AccountReader(connection, household: household).accounts().filter { !$0.isArchived }
        guard !accounts.contains(where: \.isDefault) else { return }
        guard let first = accounts.first(where: { $0.owner == nil || $0.sharing.showsEntries }) else { return }
        guard var record = try ledgerAccounts.find(LedgerAccountID(first.id)) else { return }
        record.isDefault = true
        try save(record)
    }
}
