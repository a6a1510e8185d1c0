import Ledger
import Models
import PeopleModel
import Storage

extension PeopleWriter {
    /// Adds a settlement that the validator has accepted, with its transaction.
    func add(_ settlement: Settlement, to group: PeopleGroup, from source: SharedPosting.Source) throws -> Settlement {
        var settlement = settlement
        let group = try withLedgerAccount(group)
        if let transaction = try posting.transaction(of: settlement, in: group, from: source) {
            settlement.transaction = transaction.id
            try post(transaction)
        }
        try store(.settlement(settlement), insteadOf: nil)
        return settlement
    }

    /// Removes a settlement. A transaction that is confirmed by a statement is kept, as a transfer to an unknown account.
    func remove(_ settlement: Settlement) throws -> SharedRecord {
        let group = try group(settlement.group)
        if let transaction = try settlement.transaction.flatMap({ try write.transactions.group($0) }) {
            try changingTransactions {
                if try settlement.wasTransaction || isProven(transaction) {
                    let result = try write.change(transaction, to: try unsettled(transaction, of: settlement, group))
                    try note(result.change, state: result.group)
                } else {
                    try note(try write.remove(transaction), state: transaction)
                }
            }
        }
        return try store(SharedRecord.settlement(settlement).removed, insteadOf: .settlement(settlement))
    }

    /// The transaction of a settlement with its previous category; a category that does not exist becomes *payment*.
    private func unsettled(
        _ transaction: TransactionGroup, of settlement: Settlement, _ group: PeopleGroup
    ) throws -> TransactionGroup {
        let former = try settlements.formerAccount(of: settlement.id).flatMap(write.ledgerAccounts.find)
        let category = try former?.id ?? write.standardCategory(.payment)
        var plain = transaction
        for index in plain.parts.indices {
            if plain.parts[index].source == group.ledgerAccount { plain.parts[index].source = category }
            if plain.parts[index].destination == group.ledgerAccount { plain.parts[index].destination = category }
        }
        return plain
    }
}
