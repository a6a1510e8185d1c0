import Ledger
import Localization
import Models
import PeopleModel
import Services
import Storage

/// Undoes changes of people, groups, expenses and settlements, with their transactions.
extension PeopleModule: Undoable {
    var actions: Set<AuditRecord.Action> {
        [
            .addPerson, .editPerson, .deletePerson, .addPeopleGroup, .editPeopleGroup, .archivePeopleGroup, .restorePeopleGroup,
            .deletePeopleGroup, .addExpense, .editExpense, .deleteExpense, .addSettlement, .deleteSettlement,
            .importGroup,
        ]
    }

    /// - Throws: `ServiceError.conflict` if a record was changed since; `.rule`.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        guard write.today != nil, let reference = SharedReference(change.reference) else {
            throw ServiceError.rule(.changeNotUndoable)
        }
        let writer = PeopleWriter(write)
        let image = try change.image(in: write)
        var main: SharedRecord?
        var changes: [SharedChange] = []
        try SharedChange.all(in: image) { changes.append($0) }
        // The latest first: an expense needs its group, a group its people.
        for change in changes.reversed() {
            let stored = try restore(change, in: writer)
            if change.kind == reference.kind, change.id == reference.id { main = stored }
        }
        try writer.changingTransactions {
            try GroupChange.all(in: image) { change in
                let undone = try write.undo(change)
                try writer.note(undone.change, state: undone.state)
            }
        }
        guard let main else { throw ServiceError.rule(.changeNotUndoable) }
        return writer.recordedUndo(change.record.action.opposite, of: main)
    }

    /// Restores the state of a record before a change.
    private func restore(_ change: SharedChange, in writer: PeopleWriter) throws -> SharedRecord {
        guard let current = try writer.record(change.kind, id: change.id), current.revision == change.revision else {
            throw ServiceError.conflict
        }
        let before = (change.before ?? current.removed).with(revision: current.revision)
        try validate(before, insteadOf: current, in: writer)
        let stored = try writer.store(before, insteadOf: current)
        if case .group(let group) = stored { try writer.renameLedgerAccount(of: group) }
        return stored
    }

    /// An undo must not hide debts.
    private func validate(_ before: SharedRecord, insteadOf current: SharedRecord, in writer: PeopleWriter) throws {
        switch (before, current) {
        case (.group(let old), .group(let new)):
            let balances = try writer.balances(of: new)
            guard !old.isRemoved || balances.isSettled else { throw ServiceError.rule(.groupHasBalance) }
            for member in new.members where old.member(member.id) == nil {
                guard try !writer.isInUse(member.id, of: new.id) else { throw ServiceError.conflict }
            }
        case (.person(let person), _) where person.isRemoved: try writer.requireNoGroups(of: person.id)
        case (.expense(let expense), _): _ = try writer.group(expense.group)
        case (.settlement(let settlement), _): _ = try writer.group(settlement.group)
        default: break
        }
    }

    // MARK: - Obstacles

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let references = changes.compactMap { SharedReference($0.reference) }
        let revisions = SharedRevisionRepository(reading.connection, household: reading.household)
        var found: [SharedRecord.Kind: [Int64: Int64]] = [:]
        for kind in SharedRecord.Kind.allCases {
            found[kind] = try revisions.revisions(of: kind, references.filter { $0.kind == kind }.map(\.id))
        }
        return changes.obstacles { change in
            guard let reference = SharedReference(change.reference), found[reference.kind]?[reference.id] == reference.revision else {
                return UndoReading.changedSince
            }
            return change.imageObstacle
        }
    }
}

extension AuditRecord.Action {
    /// The action of an undo of a change of shared money.
    fileprivate var opposite: AuditRecord.Action {
        switch self {
        case .addPerson: .deletePerson
        case .deletePerson: .addPerson
        case .addPeopleGroup, .importGroup: .deletePeopleGroup
        case .deletePeopleGroup: .addPeopleGroup
        case .archivePeopleGroup: .restorePeopleGroup
        case .restorePeopleGroup: .archivePeopleGroup
        case .addExpense: .deleteExpense
        case .deleteExpense: .addExpense
        case .addSettlement: .deleteSettlement
        case .deleteSettlement: .addSettlement
        default: self
        }
    }
}
