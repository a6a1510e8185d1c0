import Ledger
import Models
import PeopleModel
import ServiceKit
import Services
import Storage

extension LivePeopleService {
    // MARK: - Adding

    func addExpense(_ draft: ExpenseDraft, to id: ID<PeopleGroup>) async throws -> Expense {
        try await write { writer in
            try writer.write.addOnce(.expense, key: draft.key, find: writer.expense) {
                let group = try writer.group(id)
                guard !group.isArchived else { throw ServiceError.rule(.groupArchived) }
                var expense = Expense(
                    id: writer.write.makeID(), group: id, title: "", amount: draft.amount, day: draft.day, payers: [], split: draft.split,
                    shares: [], guest: group.name(ofGuest: draft.guest))
                try ExpenseValidator(writer: writer, group: group).apply(draft, to: &expense)
                if let recurrence = draft.recurrence {
                    let series = try writer.series(of: recurrence, from: expense, account: draft.account)
                    try writer.store(.series(series), insteadOf: nil)
                    expense.series = series.id
                }
                let source = SharedPosting.Source(account: draft.account, charged: draft.charged)
                expense = try writer.add(expense, to: group, from: source)
                if let guest = draft.guest { try writer.expenses.setGuest(guest, of: expense.id) }
                let change = try writer.record(.addExpense, subject: expense.historySubject, of: .expense(expense))
                try SharingNotifier(writer: writer).notify(.sharedExpenseAdded, of: expense, in: group)
                return (expense, change)
            }
        }
    }

    func splitTransaction(
        _ transaction: ID<Transaction>, with id: ID<PeopleGroup>, _ split: ExpenseSplit?
    ) async throws -> Expense {
        try await write { writer in
            let stored = try writer.write.group(transaction)
            let group = try writer.withLedgerAccount(try writer.group(id))
            guard !group.isArchived else { throw ServiceError.rule(.groupArchived) }
            let shared = try SharedTransactionReader(writer.write).spending(stored)
            guard let payer = group.ours.first(where: { !$0.hasLeft }) else { throw ServiceError.rule(.transactionNotShareable) }
            let draft = ExpenseDraft(
                title: stored.payee.isEmpty ? shared.categoryName : stored.payee, amount: shared.amount, day: shared.day,
                payers: [ExpensePayer(payer.id, shared.amount.minorUnits)], split: split ?? group.newSplit, foreign: shared.foreign,
                category: shared.category, account: shared.account)
            var expense = Expense(
                id: writer.write.makeID(), group: id, title: "", amount: draft.amount, day: draft.day, payers: [], split: draft.split,
                shares: [], transaction: transaction, wasTransaction: true)
            // The category of an existing transaction may be of any class.
            expense.category = shared.category
            try ExpenseValidator(writer: writer, group: group).apply(draft, to: &expense, keeping: expense)
            let target = try writer.posting.transaction(
                of: expense, in: group, from: SharedPosting.Source(account: shared.account), keeping: stored)
            guard let target else { throw ServiceError.rule(.transactionNotShareable) }
            try writer.changingTransactions {
                let result = try writer.write.change(stored, to: target)
                try writer.note(result.change, state: result.group)
            }
            try writer.store(.expense(expense), insteadOf: nil)
            try writer.record(.addExpense, subject: expense.historySubject, of: .expense(expense))
            try SharingNotifier(writer: writer).notify(.sharedExpenseAdded, of: expense, in: group)
            return expense
        }
    }

    // MARK: - Changing

    func updateExpense(id: ID<Expense>, _ draft: ExpenseDraft, scope: SeriesScope, revision: Int64) async throws -> Expense {
        try await write { writer in
            let old = try writer.expense(id)
            guard old.revision == revision else { throw ServiceError.conflict }
            guard old.charge == nil else { throw ServiceError.rule(.expenseFollowsCharge) }
            try writer.requireSides(of: old.transaction)
            let group = try writer.group(old.group)
            var new = old
            try ExpenseValidator(writer: writer, group: group).apply(draft, to: &new, keeping: old)
            new.isReconstructed = false
            if old.wasTransaction { try SharedTransactionReader(writer.write).requireSamePayment(old, new, draft, in: group) }
            if scope == .allComing { try writer.changeSeries(of: &new, to: draft.recurrence, account: draft.account) }
            let source = SharedPosting.Source(account: draft.account, charged: draft.charged)
            let saved = try writer.replace(old, with: new, in: group, from: source)
            try writer.record(.editExpense, subject: saved.historySubject, of: .expense(saved))
            try SharingNotifier(writer: writer).notify(.sharedExpenseChanged, of: saved, in: group)
            return saved
        }
    }

    func deleteExpense(id: ID<Expense>, scope: SeriesScope) async throws -> ID<AuditRecord> {
        try await write { writer in
            let expense = try writer.expense(id)
            try writer.requireSides(of: expense.transaction)
            if scope == .allComing, let series = try expense.series.flatMap({ try writer.series.find($0) }), !series.isEnded {
                try writer.store(SharedRecord.series(series).removed, insteadOf: .series(series))
            }
            let removed = try writer.remove(expense)
            try SharingNotifier(writer: writer).notify(.sharedExpenseDeleted, of: expense, in: try writer.group(expense.group))
            return try writer.record(.deleteExpense, subject: expense.historySubject, of: removed)
        }
    }
}

extension Expense {
    /// The name of the expense in the history, with the guest who added it.
    fileprivate var historySubject: String { guest.isEmpty ? title : "\(title) (\(guest))" }
}
