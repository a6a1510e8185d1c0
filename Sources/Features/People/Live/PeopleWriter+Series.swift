import Ledger
import Models
import PeopleModel
import ServiceKit
import Services
import Storage

extension PeopleWriter {
    /// The series of an expense that recurs from its day on.
    ///
    /// - Throws: `ServiceError.rule`; `.notFound` for an account that the member does not see.
    func series(of recurrence: ExpenseDraft.Recurrence, from expense: Expense, account: ID<Account>?) throws -> ExpenseSeries {
        _ = try account.map(write.account)
        return ExpenseSeries(
            id: write.makeID(), group: expense.group, template: expense.id, schedule: try schedule(recurrence, from: expense.day),
            account: account, through: expense.day)
    }

    /// Makes a changed expense the template of future ones; without a recurrence there are no future ones.
    func changeSeries(of expense: inout Expense, to recurrence: ExpenseDraft.Recurrence?, account: ID<Account>?) throws {
        guard let old = try expense.series.flatMap({ try series.find($0) }) else {
            guard let recurrence else { return }
            let new = try series(of: recurrence, from: expense, account: account)
            try store(.series(new), insteadOf: nil)
            expense.series = new.id
            return
        }
        var new = old
        if let recurrence {
            if account != old.account { _ = try account.map(write.account) }
            let schedule = try schedule(recurrence, from: expense.day)
            // Days that were processed with the old schedule are not added again.
            if schedule != old.schedule {
                (new.schedule, new.through) = (schedule, max(old.through, expense.day))
            }
            (new.template, new.account, new.isEnded) = (expense.id, account, false)
        } else {
            new.isEnded = true
        }
        guard new != old else { return }
        try store(.series(new), insteadOf: .series(old))
    }

    private func schedule(_ recurrence: ExpenseDraft.Recurrence, from day: Day) throws -> Schedule {
        do {
            return try Schedule(anchor: day, every: recurrence.interval, recurrence.unit, end: recurrence.end)
        } catch {
            throw ServiceError.rule(.expenseRecurrenceInvalid)
        }
    }

    /// Adds the expenses of a series that are due through a day, and returns them by day.
    func addDue(of old: ExpenseSeries, through today: Day) throws -> [AddedExpense] {
        guard let template = try expenses.find(old.template), let group = try groups.find(old.group), !group.isRemoved, !group.isArchived
        else { return [] }
        let days = old.due(through: today)
        guard let last = days.last else { return [] }
        var new = old
        new.through = last
        // An account that does not exist any more pays no expense.
        let account = try old.account.flatMap { try write.ledgerAccounts.find(LedgerAccountID($0))?.toAccount() }
        let isUsable = account.map { !$0.isArchived && $0.currency == template.amount.currency } ?? false
        let isOurs = template.payers.contains { group.member($0.member)?.isOurs == true }
        var added: [AddedExpense] = []
        for day in days {
            var expense = template
            (expense.id, expense.day, expense.series, expense.revision) = (write.makeID(), day, old.id, 1)
            (expense.transaction, expense.wasTransaction, expense.isRemoved, expense.guest) = (nil, false, false, "")
            expense.rotation = nil
            do {
                try share(&expense)
            } catch is SplitViolation {
                throw ServiceError.serverError(500)
            }
            let stored = try add(expense, to: group, from: SharedPosting.Source(account: isUsable && isOurs ? account?.id : nil))
            added.append(AddedExpense(expense: stored, groupName: group.plainTitle))
        }
        try store(.series(new), insteadOf: .series(old))
        guard let latest = added.last?.expense else { return [] }
        try record(.addExpense, subject: latest.title, of: .expense(latest))
        try SharingNotifier(writer: self, recipients: .everybody).notify(.sharedExpenseAdded, of: latest, in: group)
        return added
    }
}
