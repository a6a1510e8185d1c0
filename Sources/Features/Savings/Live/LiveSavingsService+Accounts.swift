import Ledger
import Models
import SavingsModel
import ServiceKit
import Services
import Storage

extension LiveSavingsService {
    func addAccount(_ draft: SavingsAccountDraft) async throws -> SavingsAccount {
        let id = try await context.write([.accounts, .transactions, .savings]) { write in
            if let stored = try write.storedResult(.account, key: draft.account.key) { return ID<Account>(rawValue: stored.rowID) }
            guard draft.account.kind.isSavings else { throw ServiceError.rule(.savingsAccountKind) }
            if let opening = draft.account.opening, !SavingsRule.allows(balance: opening) {
                throw ServiceError.rule(.savingsBalanceInvalid)
            }
            let id = try write.add(draft.account, today: context.today())
            try save(SavingsPlan(contribution: draft.contribution, rate: draft.rate), of: id, in: draft.account.currency, write)
            try write.saveResult(.account, key: draft.account.key, rowID: id.rawValue)
            return id
        }
        return try await account(id)
    }

    func updateAccount(id: ID<Account>, _ edit: SavingsAccountEdit, revision: SavingsRevision) async throws -> SavingsAccount {
        try await context.write([.accounts, .transactions, .savings]) { write in
            let record = try write.account(id)
            guard let old = record.toAccount(), old.kind.isSavings else { throw ServiceError.notFound }
            let plans = SavingsPlanRepository(write.connection, household: write.household)
            let plan = try plans.find(id) ?? .none(in: old.currency)
            guard record.revision == revision.account, plan.revision == revision.plan else { throw ServiceError.conflict }
            try set(edit.balance, of: record, in: write)
            var account = old
            (account.name, account.institution, account.color) = (edit.name, edit.institution, edit.color)
            if account != old { try write.update(account, number: .keep) }
            let wanted = SavingsPlan(contribution: edit.contribution, rate: edit.rate, revision: plan.revision)
            if wanted != plan {
                try save(wanted, of: id, in: old.currency, write)
                try write.record(.setSavingsPlan, subject: account.name, target: id.description)
            }
        }
        return try await account(id)
    }

    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion {
        _ = try await account(id)
        return try await DependencyContainer(live: context).accounts().deleteAccount(id: id, withEntries: withEntries)
    }

    private func account(_ id: ID<Account>) async throws -> SavingsAccount {
        try await context.read { connection in
            try SavingsReader(connection, household: context.household, today: try context.today()).account(id)
        }
    }

    /// - Throws: `ServiceError.rule` for an invalid plan; `.conflict` if it was changed in the meantime.
    private func save(_ plan: SavingsPlan, of id: ID<Account>, in currency: Currency, _ write: UnitOfWork) throws {
        guard plan.contribution.currency == currency, SavingsRule.allows(contribution: plan.contribution) else {
            throw ServiceError.rule(.savingsContributionInvalid)
        }
        guard try SavingsPlanRepository(write.connection, household: write.household).save(plan, of: id) else {
            throw ServiceError.conflict
        }
    }

    /// Posts the difference of a typed balance as an adjustment of today.
    private func set(_ balance: BalanceEdit?, of record: LedgerAccountRecord, in write: UnitOfWork) throws {
        guard let balance, balance.typed != balance.shown, let currency = record.currency else { return }
        guard balance.typed.currency == currency, SavingsRule.allows(balance: balance.typed) else {
            throw ServiceError.rule(.savingsBalanceInvalid)
        }
        guard try write.balances.balance(of: record.id, in: currency).booked == balance.shown else { throw ServiceError.conflict }
        let today = try context.today()
        let booked = try write.balances.balance(of: record.id, in: currency, at: today)
        // The shown balance includes future bookings, which stay unchanged.
        let stated = try booked + (balance.typed - balance.shown)
        try write.adjust(record, to: StatementDifference(day: today, stated: stated, booked: booked))
    }
}
