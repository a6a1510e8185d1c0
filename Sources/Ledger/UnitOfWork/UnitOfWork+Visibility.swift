package import Models
import Services
package import Storage

/// What a member names by its id: what he does not see is answered like what does not exist.
extension UnitOfWork {
    /// Where a row is looked up that the member names: rows that he does not see are not found, after the same statements as rows that do not
    /// exist. In an undivided household these are all rows.
    ///
    /// What is found is changed, and everything that follows is read, by the repositories of the whole household.
    package func named<Rows>(in rows: (Connection, ID<Household>) throws -> Rows) rethrows -> Rows { try rows(visible, household) }

    /// Notes the accounts of what is changed and recorded: who does not see the entries of one of them does not see the change in the history.
    /// Those of the household make no difference.
    ///
    /// - Parameter accounts: nil is none. Not evaluated in an undivided household.
    package func touch(_ accounts: @autoclosure () throws -> [ID<Account>?]) throws {
        guard isDivided else { return }
        let owned = try journal.scopes().owned
        guard !owned.isEmpty else { return }
        for account in try accounts().compactMap(\.self).map({ LedgerAccountID($0) }) where owned[account] != nil {
            journal.touched.insert(account)
        }
    }

    /// Notes the accounts of a transaction that is named and not changed itself, as far as the member sees their entries.
    package func touch(_ group: TransactionGroup) throws { try touch(openAccounts(of: group)) }

    /// The same of a transaction by its id, which is read in a divided household only.
    package func touch(_ id: ID<Transaction>) throws {
        try touch(try transactions.group(id).map { openAccounts(of: $0) } ?? [])
    }

    private func openAccounts(of group: TransactionGroup) -> [ID<Account>?] {
        group.parts.flatMap { [$0.source, $0.destination] }.map { ID<Account>(rawValue: $0.rawValue) }.filter { reach.opens($0) }
    }

    /// The ids of all rows in a new order: those that the member names come first among those that he sees. The others keep their places.
    ///
    /// - Parameters:
    ///   - all: in order.
    ///   - seen: those of them that the member sees, in order.
    package func reordered<Row>(_ all: [ID<Row>], seen: [ID<Row>], first named: [ID<Row>]) -> [ID<Row>] {
        let isSeen = Set(seen)
        var wanted = (named + seen).uniqued().filter(isSeen.contains).makeIterator()
        return all.map { isSeen.contains($0) ? wanted.next() ?? $0 : $0 }
    }

    /// A transaction that the member sees and may change.
    ///
    /// - Throws: `ServiceError.notFound`; `.rule` if it is a transfer with an account whose entries he does not see.
    package func group(_ id: ID<Transaction>) throws -> TransactionGroup {
        let found = try reach.isEverything ? transactions.group(id) : groups([id])[id]
        guard let found else { throw ServiceError.notFound }
        return found
    }

    /// Those of some transactions that the member sees, by id.
    ///
    /// - Throws: `ServiceError.rule` if one is a transfer with an account whose entries he does not see.
    package func groups(_ ids: [ID<Transaction>]) throws -> [ID<Transaction>: TransactionGroup] {
        let groups = try transactions.groups(try seen(ids))
        for group in groups.values { try requireSides(of: group) }
        return groups
    }

    /// Those of some transactions that the member sees.
    package func seen(_ ids: [ID<Transaction>]) throws -> [ID<Transaction>] {
        guard !reach.isEverything, !ids.isEmpty else { return ids }
        let found = try TransactionRepository(visible, household: household).revisions(of: ids)
        return ids.filter { found[$0] != nil }
    }

    /// Whether the member sees the entries of all accounts of a transaction.
    package func opens(_ group: TransactionGroup) -> Bool {
        reach.isEverything
            || group.parts.allSatisfy {
                reach.opens(ID(rawValue: $0.source.rawValue)) && reach.opens(ID(rawValue: $0.destination.rawValue))
            }
    }

    private func requireSides(of group: TransactionGroup) throws {
        guard opens(group) else { throw ServiceError.rule(.transactionOfClosedAccount) }
    }
}
