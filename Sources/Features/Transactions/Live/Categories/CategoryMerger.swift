import Ledger
import Models
import Services
import Storage
import TransactionsModel

/// Merges a category into another in a unit of work: transactions, rules, remembered choices, and rows of modules.
struct CategoryMerger {
    let write: UnitOfWork

    /// - Returns: the record of the change, which can be undone.
    func merge(_ other: ID<Category>, into id: ID<Category>) throws -> ID<AuditRecord> {
        var target = try write.category(id)
        var absorbed = try write.category(other)
        guard id != other else { throw ServiceError.rule(.categoryMergeSame) }
        guard target.categoryClass == absorbed.categoryClass else { throw ServiceError.rule(.categoryMergeClasses) }
        var image = RemovalImage(ledgerAccounts: [absorbed, target])
        let rows = write.makeImage()
        let (old, new) = (absorbed.id, target.id)
        try write.transactions.removingGroups(of: old) { try move($0, from: old, to: new).write(to: rows) }
        image.rules = try write.rules.all().filter { $0.category == other }.map(\.id.rawValue)
        (image.spendingPayees, image.incomePayees) = try write.journal.payees.all(choosing: other)
        try write.rules.replaceCategory(other, by: id)
        try write.journal.payees.replaceCategory(other, by: id)
        image.choices = try write.choices.ids(choosing: other)
        try write.choices.replaceCategory(other, by: id, in: image.choices)
        let step = CategoryMergeStep(write, absorbed: other, target: id, rows: rows)
        for dependent in write.categoryDependents { try dependent.move(step, image: &image) }
        if absorbed.categoryKey?.isFallback == true {
            (target.categoryKey, absorbed.categoryKey) = (absorbed.categoryKey, target.categoryKey)
            try write.save(target)
        }
        absorbed.isArchived = true
        try write.save(absorbed)
        image.revisions = [try write.category(other).revision, try write.category(id).revision]
        try image.write(to: rows)
        return try write.record(.mergeCategories, subject: "\(absorbed.name) → \(target.name)", image: rows)
    }

    /// Moves a transaction's parts from one category to another.
    private func move(
        _ group: TransactionGroup, from old: LedgerAccountID, to new: LedgerAccountID
    ) throws -> MovedGroup {
        var image = MovedGroup(id: group.id.rawValue, revision: 0, sources: [], destinations: [])
        var moved = group
        for index in moved.parts.indices {
            if moved.parts[index].source == old {
                moved.parts[index].source = new
                image.sources.append(moved.parts[index].id.rawValue)
            }
            if moved.parts[index].destination == old {
                moved.parts[index].destination = new
                image.destinations.append(moved.parts[index].id.rawValue)
            }
        }
        image.revision = try write.journal.replace(group, with: moved).revision
        return image
    }
}
