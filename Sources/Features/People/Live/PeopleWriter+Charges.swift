import Ledger
package import Models
package import PeopleModel
import Storage

/// Expenses that follow charges of subscriptions. They are not recorded in the history, unlike the charges.
extension PeopleWriter {
    /// The group of a person's direct debts to the household, added if there is none.
    package func directGroup(with id: ID<Person>, currency: Currency) throws -> PeopleGroup {
        if let known = try groups.direct(with: id) { return known }
        let person = try person(id)
        let members = [
            GroupMember(id: write.makeID(), person: nil, name: ""),
            GroupMember(id: write.makeID(), person: person.id, name: person.name),
        ]
        let group = PeopleGroup(id: write.makeID(), name: "", currency: currency, members: members, isDirect: true)
        try groups.insert(group)
        return group
    }

    /// Adds an expense that follows a charge, or changes a stored one, with its transaction.
    package func follow(_ expense: Expense, insteadOf old: Expense?, in group: PeopleGroup) throws {
        var expense = expense
        let group = try withLedgerAccount(group)
        do {
            try share(&expense)
        } catch is SplitViolation {
            return
        }
        let stored = try old?.transaction.flatMap { try write.transactions.group($0) }
        let target = try posting.claim(of: expense, in: group, keeping: stored?.id)
        expense.transaction = target?.id
        if let old, old == expense { return }
        try changingTransactions {
            switch (stored, target) {
            case (let stored?, let target?): _ = try write.change(stored, to: target)
            case (let stored?, nil): _ = try write.remove(stored)
            case (nil, let target?): _ = try write.post(target)
            case (nil, nil): break
            }
        }
        try storeUnrecorded(.expense(expense), insteadOf: old.map { .expense($0) })
    }

    /// Removes an expense whose charge was removed; it is restored with the charge.
    package func withdraw(_ expense: Expense) throws {
        if let stored = try expense.transaction.flatMap({ try write.transactions.group($0) }) {
            try changingTransactions { _ = try write.remove(stored) }
        }
        var withdrawn = expense
        (withdrawn.isRemoved, withdrawn.transaction) = (true, nil)
        withdrawn.charge?.isWithdrawn = true
        try storeUnrecorded(.expense(withdrawn), insteadOf: .expense(expense))
    }
}
