import Ledger
import Models
import SavingsModel
import Services
import Storage

/// The savings plan of an account and the goal parts on it follow it. The undo of a merge keeps later changes of goals.
extension SavingsModule: AccountDependent {
    var topics: Set<Topic> { [.savings] }
    var tables: [SnapshotTable] { SavingsAccountRepository.tables }

    func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws {
        let snapshots = RowSnapshotRepository(merge.write.connection, household: merge.write.household)
        for account in [merge.absorbed, merge.target] { try snapshots.copyRows(of: account, in: tables, to: merge.rows) }
    }

    func move(_ merge: AccountMergeStep) throws { try repository(merge.write).move(from: merge.absorbed, to: merge.target) }

    func delete(_ account: ID<Account>, in write: UnitOfWork) throws { try repository(write).deleteAll(of: account) }

    func restore(_ restoration: AccountRestoration) throws {
        try repository(restoration.write).restore(restoration.rows, to: restoration.account, from: restoration.remaining)
    }

    /// Rejects the change if the account has goals, whose amounts are in its currency, else deletes its plan.
    func currencyWillChange(of account: ID<Account>, in write: UnitOfWork) throws {
        guard try !SavingsGoalRepository(write.connection, household: write.household).hasAny(from: account) else {
            throw ServiceError.rule(.accountCurrencyFixedByGoal)
        }
        try SavingsPlanRepository(write.connection, household: write.household).delete(of: account)
    }

    func namedInHistory(of account: ID<Account>, in write: UnitOfWork) throws -> [String] {
        try repository(write).goals(of: account).map(\.description)
    }

    private func repository(_ write: UnitOfWork) -> SavingsAccountRepository {
        SavingsAccountRepository(write.connection, household: write.household)
    }
}
