import Ledger
import Models
import PeopleModel
import Services
import Storage

extension PeopleWriter {
    // MARK: - Shares

    /// Determines the shares of the members, such that a refund and its purchase cancel out; see `ExpenseMirror`.
    ///
    /// - Throws: `SplitViolation`.
    func share(_ expense: inout Expense) throws {
        // Typed amounts that one member paid leave no units to distribute.
        if expense.split.type != .exact || expense.payers.count > 1 {
            let opposites = try expenses.newest(of: expense.group, withAmount: -expense.amount, limit: Self.mostMirrored)
            if !opposites.isEmpty {
                let others = try expenses.newest(of: expense.group, withAmount: expense.amount, limit: Self.mostMirrored)
                expense.rotation = ExpenseMirror(expense, among: opposites + others).rotation ?? expense.rotation
            }
        }
        expense.shares = try expense.split.shares(of: expense.amount, rotation: expense.leftoverRotation)
    }

    /// The maximum number of newest expenses of one amount among which a refund's purchase is searched.
    private static let mostMirrored = 100

    // MARK: - Adding

    /// Adds an expense that the validator has accepted, with its transaction.
    func add(_ expense: Expense, to group: PeopleGroup, from source: SharedPosting.Source) throws -> Expense {
        var expense = expense
        let group = try withLedgerAccount(group)
        if let transaction = try posting.transaction(of: expense, in: group, from: source) {
            expense.transaction = transaction.id
            try post(transaction)
        } else if source.account != nil {
            throw ServiceError.rule(.expenseAccountNotWanted)
        }
        try store(.expense(expense), insteadOf: nil)
        return expense
    }

    /// Posts a transaction, which then waits for its statement line.
    func post(_ transaction: TransactionGroup) throws {
        try changingTransactions {
            let change = try write.post(transaction, waiting: try write.openEntries(of: transaction))
            try note(change, state: transaction)
            try CurrencyExchange(write).learnRate(of: transaction)
        }
    }

    // MARK: - Changing

    /// Stores a changed expense, and changes its transaction.
    func replace(_ old: Expense, with new: Expense, in group: PeopleGroup, from source: SharedPosting.Source) throws -> Expense {
        var new = new
        let group = try withLedgerAccount(group)
        let stored = try old.transaction.flatMap { try write.transactions.group($0) }
        var target = try posting.transaction(
            of: new, in: group, from: source, keeping: stored, shiftedBy: old.day.distance(to: new.day))
        if target?.payee == old.title { target?.payee = new.title }
        try changingTransactions {
            switch (stored, target) {
            case (let stored?, let target?):
                let result = try write.change(stored, to: target, waiting: try waiting(stored, target))
                try note(result.change, state: result.group)
            case (let stored?, nil): try remove(stored, of: old, in: group)
            case (nil, let target?):
                try note(try write.post(target, waiting: try write.openEntries(of: target)), state: target)
            case (nil, nil): break
            }
        }
        new.transaction = target?.id
        guard case .expense(let saved) = try store(.expense(new), insteadOf: .expense(old)) else { throw ServiceError.serverError(500) }
        return saved
    }

    /// The accounts whose statements will list a changed transaction: the new account of a moved one; nil: unchanged.
    private func waiting(_ old: TransactionGroup, _ new: TransactionGroup) throws -> [ID<Account>]? {
        let (before, after) = (try write.accountsAwaitingStatement(of: old), try write.accountsAwaitingStatement(of: new))
        return before == after ? nil : after
    }

    // MARK: - Removing

    /// Removes an expense. A transaction that existed before it, or that is confirmed by a statement, is kept as the household's own.
    func remove(_ expense: Expense) throws -> SharedRecord {
        let group = try group(expense.group)
        if let transaction = try expense.transaction.flatMap({ try write.transactions.group($0) }) {
            try changingTransactions { try remove(transaction, of: expense, in: group) }
        }
        return try store(SharedRecord.expense(expense).removed, insteadOf: .expense(expense))
    }

    private func remove(_ transaction: TransactionGroup, of expense: Expense, in group: PeopleGroup) throws {
        guard try expense.wasTransaction || isProven(transaction) else {
            try note(try write.remove(transaction), state: transaction)
            return
        }
        let plain = try posting.plainTransaction(of: transaction, expense: expense, group: group)
        let result = try write.change(transaction, to: plain)
        try note(result.change, state: result.group)
    }

    /// Whether a statement line confirms it: it moves an account that has statements, and does not wait for a line.
    func isProven(_ transaction: TransactionGroup) throws -> Bool {
        guard try !write.accountsAwaitingStatement(of: transaction).isEmpty else { return false }
        return try write.open.entries(of: transaction).isEmpty
    }
}
