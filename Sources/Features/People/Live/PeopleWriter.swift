package import Ledger
import Models
import PeopleModel
import Services
import Storage

/// Changes people, groups, expenses and settlements within a unit of work: rows, sums, the household's ledger, and the data for the undo.
package final class PeopleWriter {
    let write: UnitOfWork
    package let people: PersonRepository
    package let groups: PeopleGroupRepository
    package let expenses: ExpenseRepository
    let settlements: SettlementRepository
    let series: ExpenseSeriesRepository
    let posting: SharedPosting
    private let sums: GroupSumRepository
    private let image: UndoImageWriter

    package init(_ write: UnitOfWork) {
        self.write = write
        people = PersonRepository(write.connection, household: write.household)
        groups = PeopleGroupRepository(write.connection, household: write.household)
        expenses = ExpenseRepository(write.connection, household: write.household)
        settlements = SettlementRepository(write.connection, household: write.household)
        series = ExpenseSeriesRepository(write.connection, household: write.household)
        sums = GroupSumRepository(write.connection, household: write.household)
        posting = SharedPosting(write: write)
        image = write.makeImage()
    }

    // MARK: - Finding

    /// - Throws: `ServiceError.notFound`, also for a removed one.
    func person(_ id: ID<Person>) throws -> Person { try people.find(id).existing() }

    /// - Throws: `ServiceError.notFound`, also for a removed one.
    func group(_ id: ID<PeopleGroup>) throws -> PeopleGroup { try groups.find(id).existing() }

    /// - Throws: `ServiceError.notFound`, also for a removed one.
    func expense(_ id: ID<Expense>) throws -> Expense { try expenses.find(id).existing() }

    /// - Throws: `ServiceError.notFound`, also for a removed one.
    func settlement(_ id: ID<Settlement>) throws -> Settlement { try settlements.find(id).existing() }

    /// The transaction of an expense or settlement, which the household has, is changed only by who sees the account that it moves.
    ///
    /// - Throws: `ServiceError.rule`.
    func requireSides(of transaction: ID<Transaction>?) throws {
        guard !write.reach.isEverything, let group = try transaction.flatMap({ try write.transactions.group($0) }) else { return }
        guard write.opens(group) else { throw ServiceError.rule(.transactionOfClosedAccount) }
    }

    /// A record, also a removed one; nil if it does not exist.
    func record(_ kind: SharedRecord.Kind, id: Int64) throws -> SharedRecord? {
        switch kind {
        case .person: try people.find(ID(rawValue: id)).map { .person($0) }
        case .group: try groups.find(ID(rawValue: id)).map { .group($0) }
        case .expense: try expenses.find(ID(rawValue: id)).map { .expense($0) }
        case .settlement: try settlements.find(ID(rawValue: id)).map { .settlement($0) }
        case .series: try series.find(ID(rawValue: id)).map { .series($0) }
        }
    }

    /// Whether an expense or settlement names a member, also a removed one.
    func isInUse(_ member: ID<GroupMember>, of group: ID<PeopleGroup>) throws -> Bool {
        try expenses.hasAny(of: member, in: group) || settlements.hasAny(of: member, in: group)
    }

    /// - Throws: `ServiceError.conflict` if a person is a member of a group.
    func requireNoGroups(of person: ID<Person>) throws {
        let isMember = try groups.all().contains { group in !group.isRemoved && group.members.contains { $0.person == person } }
        guard !isMember else { throw ServiceError.conflict }
    }

    func balances(of group: PeopleGroup) throws -> GroupBalances {
        GroupBalances(try sums.balances(of: group.id), members: group.members)
    }

    // MARK: - Storing

    /// Stores a record in place of another one, with the resulting sums, and records the change for the undo.
    ///
    /// - Parameter old: the stored record; nil: the record is new.
    /// - Returns: the stored record with its revision.
    /// - Throws: `ServiceError.conflict` if the revision is outdated.
    @discardableResult
    func store(_ record: SharedRecord, insteadOf old: SharedRecord?) throws -> SharedRecord {
        let stored = try storeUnrecorded(record, insteadOf: old)
        try SharedChange(record.kind, id: record.id, before: old, revision: stored.revision).write(to: image)
        return stored
    }

    /// Stores a record like `store`, without data for the undo: for consequences of other changes.
    @discardableResult
    func storeUnrecorded(_ record: SharedRecord, insteadOf old: SharedRecord?) throws -> SharedRecord {
        var effect = GroupEffect()
        if let old { try effect.apply(old, sign: -1) }
        try effect.apply(record, sign: 1)
        if old == nil { try insert(record) } else { guard try update(record) else { throw ServiceError.conflict } }
        if let group = record.group { try sums.apply(effect, to: group) }
        return record.with(revision: old == nil ? record.revision : record.revision + 1)
    }

    /// Records the change of a transaction for the undo.
    func note(_ change: GroupChange, state: TransactionGroup) throws { try image.append(change, state: state) }

    /// Ends the change.
    ///
    /// - Parameter record: the main object, as stored.
    @discardableResult
    func record(_ action: AuditRecord.Action, subject: String, of record: SharedRecord) throws -> ID<AuditRecord> {
        try write.record(action, subject: subject, reference: SharedReference(record).description, target: target(of: record), image: image)
    }

    /// The person, or the group that it belongs to.
    private func target(of record: SharedRecord) -> String {
        if case .person(let person) = record { return person.id.description }
        return record.group?.description ?? ""
    }

    /// Ends an undo.
    func recordedUndo(_ action: AuditRecord.Action, of record: SharedRecord) -> RecordedUndo {
        RecordedUndo(action, reference: SharedReference(record).description, image: image)
    }

    // MARK: - Ledger

    /// Runs changes of transactions that belong to expenses and settlements, which are otherwise rejected.
    func changingTransactions<T>(_ body: () throws -> T) throws -> T {
        let observer = try write.observer(of: PeopleModule.self)
        observer.allowsChanges = true
        defer { observer.allowsChanges = false }
        return try body()
    }

    /// The group with its ledger account, which is added if it has none.
    func withLedgerAccount(_ group: PeopleGroup) throws -> PeopleGroup {
        guard group.ledgerAccount == nil else { return group }
        let id: ID<Account> = write.makeID()
        let ledgerAccount = LedgerAccountID(id)
        try write.insert(
            LedgerAccountRecord(
                id: ledgerAccount, role: .receivable, name: try name(of: group), icon: "person.2", createdAt: write.milliseconds))
        try groups.setLedgerAccount(ledgerAccount, of: group.id)
        var group = group
        group.ledgerAccount = ledgerAccount
        return group
    }

    /// Renames the ledger account of a group to the name of the group, or of the person with direct debts.
    func renameLedgerAccount(of group: PeopleGroup) throws {
        guard let id = group.ledgerAccount, var record = try write.ledgerAccounts.find(id) else { return }
        let name = try name(of: group)
        guard record.name != name else { return }
        record.name = name
        try write.save(record)
    }

    /// The name of a group, or of the person with direct debts.
    func name(of group: PeopleGroup) throws -> String {
        try PeopleReader(write.connection, household: write.household).name(of: group)
    }

    // MARK: - Rows

    private func insert(_ record: SharedRecord) throws {
        switch record {
        case .person(let person): try people.insert(person)
        case .group(let group): try groups.insert(group)
        case .expense(let expense): try expenses.insert(expense)
        case .settlement(let settlement): try settlements.insert(settlement)
        case .series(let row): try series.insert(row)
        }
    }

    private func update(_ record: SharedRecord) throws -> Bool {
        switch record {
        case .person(let person): try people.update(person)
        case .group(let group): try groups.update(group)
        case .expense(let expense): try expenses.update(expense)
        case .settlement(let settlement): try settlements.update(settlement)
        case .series(let row): try series.update(row)
        }
    }
}

extension GroupEffect {
    fileprivate mutating func apply(_ record: SharedRecord, sign: Int64) throws(MoneyError) {
        switch record {
        case .expense(let expense): try apply(expense, sign: sign)
        case .settlement(let settlement): try apply(settlement, sign: sign)
        case .person, .group, .series: break
        }
    }
}
