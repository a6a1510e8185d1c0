import Ledger
import Models
import PeopleModel
import Services
import Storage

/// Guards the transactions of expenses and settlements: what others change must leave what is owed as it is.
extension PeopleModule: LedgerObserving {
    var observingPrecedence: Int { -1 }
    var usage: SQL { "SELECT 1 FROM people_group WHERE household = $1" }

    func observer(of write: ObservedWrite) -> SharedTransactionGuard { SharedTransactionGuard(write) }
}

/// Rejects changes of transactions that belong to expenses and settlements, and applies changes of their category to the expenses.
final class SharedTransactionGuard: LedgerObserver {
    /// Whether an expense or settlement itself is being changed.
    var allowsChanges = false
    private let write: ObservedWrite
    private let ledgerAccounts: LedgerAccountRepository

    init(_ write: ObservedWrite) {
        self.write = write
        ledgerAccounts = LedgerAccountRepository(write.connection, household: write.household, caches: true)
    }

    /// - Throws: `ServiceError.rule`.
    func removed(_ group: TransactionGroup) throws {
        guard !allowsChanges, try !receivables(of: group).isEmpty else { return }
        throw ServiceError.rule(.transactionIsShared)
    }

    /// - Throws: `ServiceError.rule` if debts or the status change.
    func replaced(_ old: TransactionGroup, with new: TransactionGroup) throws {
        guard !allowsChanges else { return }
        let before = try receivables(of: old)
        guard !before.isEmpty else { return }
        guard try before == receivables(of: new), new.status == .completed || new.status == old.status, new.parts.count == old.parts.count
        else { throw ServiceError.rule(.transactionIsShared) }
        for ledgerAccount in before {
            for currency in Set(old.parts.map(\.amount.currency)) {
                guard try old.amount(at: ledgerAccount, in: currency) == new.amount(at: ledgerAccount, in: currency) else {
                    throw ServiceError.rule(.transactionIsShared)
                }
            }
        }
        try followCategory(of: new)
    }

    /// Applies the category of a transaction to its expense.
    private func followCategory(of group: TransactionGroup) throws {
        let expenses = ExpenseRepository(write.connection, household: write.household)
        guard let old = try expenses.find(posting: group.id), let share = try category(of: group), old.category != share else { return }
        try ExpenseCategoryMover(write.connection, household: write.household).move([old], to: share)
    }

    /// The category of the household's share.
    private func category(of group: TransactionGroup) throws -> ID<Category>? {
        for part in group.parts {
            let (source, destination) = (try ledgerAccounts.find(part.source), try ledgerAccounts.find(part.destination))
            if source?.role == .receivable, destination?.role == .category, destination?.categoryKey != .payment {
                return ID(rawValue: part.destination.rawValue)
            }
            if destination?.role == .receivable, source?.role == .category, source?.categoryKey != .payment {
                return ID(rawValue: part.source.rawValue)
            }
        }
        return nil
    }

    private func receivables(of group: TransactionGroup) throws -> Set<LedgerAccountID> {
        try Set(group.parts.flatMap { [$0.source, $0.destination] }).filter { try ledgerAccounts.find($0)?.role == .receivable }
    }
}
