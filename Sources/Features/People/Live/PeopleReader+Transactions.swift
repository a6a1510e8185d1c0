package import Models
package import PeopleModel
import Storage

extension PeopleReader {
    /// The shared expenses and settlements of transactions.
    ///
    /// - Parameter receivables: the ledger accounts of debts.
    package func parts(
        of transactions: [TransactionGroup], receivables: [LedgerAccountID: String]
    ) throws -> [ID<Transaction>: SharedPart] {
        var parts: [ID<Transaction>: SharedPart] = [:]
        for transaction in transactions {
            let isShared = transaction.parts.contains { receivables[$0.source] != nil || receivables[$0.destination] != nil }
            guard isShared else { continue }
            if let expense = try expenses.find(posting: transaction.id), !expense.isRemoved, let group = try groups.find(expense.group) {
                parts[transaction.id] = SharedPart(
                    ObjectReference(expense.id, in: group.id), name: try name(of: group), title: expense.title)
            } else if let settlement = try settlements.find(posting: transaction.id), !settlement.isRemoved,
                let group = try groups.find(settlement.group)
            {
                parts[transaction.id] = SharedPart(ObjectReference(group.id), name: try name(of: group), title: nil)
            }
        }
        return parts
    }

    /// The names of the ledger accounts of debts that transactions touch.
    package func receivables(of transactions: [TransactionGroup]) throws -> [LedgerAccountID: String] {
        let touched = Set(transactions.flatMap { $0.parts.flatMap { [$0.source, $0.destination] } })
        let found = try LedgerAccountRepository(connection, household: household).all(touched.sorted())
        return found.filter { $0.value.role == .receivable }.mapValues(\.name)
    }

    /// The current name of a member: that of the person, if it is known.
    func name(of member: GroupMember, in group: PeopleGroup) throws -> String {
        guard let person = member.person else { return member.name }
        return try people.find(person)?.name ?? member.name
    }

    /// The name of a group, or of the person with direct debts.
    func name(of group: PeopleGroup) throws -> String {
        guard group.isDirect, let person = group.members.lazy.compactMap(\.person).first else { return group.name }
        return try people.find(person)?.name ?? group.name
    }
}
