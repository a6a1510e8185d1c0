import Ledger
import Models
import Storage

/// The rules that are limited to an account follow it. The undo of a merge moves back those that are still the remaining account's.
extension RulesModule: AccountDependent {
    var topics: Set<Topic> { [.rules] }
    var tables: [SnapshotTable] { [RuleRepository.table] }

    func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws {
        image.rules = try merge.write.rules.all().filter { $0.account == merge.absorbed }.map(\.id.rawValue)
    }

    func move(_ merge: AccountMergeStep) throws { try merge.write.rules.move(from: merge.absorbed, to: merge.target) }

    func delete(_ account: ID<Account>, in write: UnitOfWork) throws { try write.rules.deleteAll(of: account) }

    func namedInHistory(of account: ID<Account>, in write: UnitOfWork) throws -> [String] {
        try write.rules.all().filter { $0.account == account }.map(\.id.description)
    }

    func restore(_ restoration: AccountRestoration) throws {
        let write = restoration.write
        try RowSnapshotRepository(write.connection, household: write.household).insertRows(of: restoration.rows, into: tables)
        let rules = Dictionary(try write.rules.all().map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
        for id in restoration.image.rules {
            guard var rule = rules[id], rule.account == restoration.remaining else { continue }
            rule.account = restoration.account
            try write.rules.save(rule)
        }
    }
}
