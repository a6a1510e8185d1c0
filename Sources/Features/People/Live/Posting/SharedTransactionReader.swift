import Ledger
import Models
import PeopleModel
import Services
import Storage

/// Reads the shareable part of a household's transaction.
struct SharedTransactionReader {
    private let transactions: TransactionRepository
    private let ledgerAccounts: LedgerAccountRepository

    init(_ write: UnitOfWork) {
        transactions = write.transactions
        ledgerAccounts = write.ledgerAccounts
    }

    init(_ connection: Connection, household: ID<Household>) {
        transactions = TransactionRepository(connection, household: household)
        ledgerAccounts = LedgerAccountRepository(connection, household: household)
    }

    /// Spending of one account, or a refund.
    struct Spending {
        let account: ID<Account>
        /// Above zero: spending; below zero: a refund.
        let amount: Money
        let foreign: Money?
        let day: Day
        let category: ID<Category>
        let categoryName: String
    }

    /// - Throws: `ServiceError.rule` if it is anything else, or belongs to an expense or settlement.
    func spending(_ transaction: TransactionGroup) throws -> Spending {
        for ledgerAccount in Set(transaction.parts.flatMap({ [$0.source, $0.destination] })) {
            guard try ledgerAccounts.find(ledgerAccount)?.role != .receivable else { throw ServiceError.rule(.transactionIsShared) }
        }
        guard transaction.status == .completed || transaction.status == .pending, transaction.parts.count == 1,
            let part = transaction.parts.first, let source = try ledgerAccounts.find(part.source),
            let destination = try ledgerAccounts.find(part.destination)
        else { throw ServiceError.rule(.transactionNotShareable) }
        if source.role == .own, destination.role == .category {
            return Spending(
                account: ID(rawValue: source.id.rawValue), amount: part.amount, foreign: part.foreign, day: part.sourceDay,
                category: ID(rawValue: destination.id.rawValue), categoryName: destination.name)
        }
        guard source.role == .category, destination.role == .own else { throw ServiceError.rule(.transactionNotShareable) }
        return Spending(
            account: ID(rawValue: destination.id.rawValue), amount: -part.amount, foreign: part.foreign.map { -$0 },
            day: part.destinationDay, category: ID(rawValue: source.id.rawValue), categoryName: source.name)
    }

    /// Requires that an expense created from a transaction keeps the charged amount.
    ///
    /// - Throws: `ServiceError.rule`.
    func requireSamePayment(_ old: Expense, _ new: Expense, _ draft: ExpenseDraft, in group: PeopleGroup) throws {
        let ours = Set(group.ours.map(\.id))
        func paid(_ expense: Expense) -> Int64 {
            expense.payers.filter { ours.contains($0.member) }.reduce(0) { $0 + $1.amount }
        }
        guard let transaction = try old.transaction.flatMap({ try transactions.group($0) }) else { return }
        let touched = Set(transaction.parts.flatMap { [$0.source, $0.destination] })
        let isSameAccount = draft.account.map { touched.contains(LedgerAccountID($0)) } ?? false
        guard isSameAccount, paid(new) == paid(old), new.amount.currency == old.amount.currency else {
            throw ServiceError.rule(.expenseFromTransaction)
        }
    }
}
