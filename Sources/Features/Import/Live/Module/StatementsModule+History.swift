import ImportModel
import Ledger
import Localization
import Models
import ServiceKit
import Services
import Storage

extension StatementsModule: ActionDeclaring {
    var history: HistoryKind { .imports }

    /// An import, and its undo, name the import and its figures; an import is undone as a whole.
    func details(of changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: HistoryDetails] {
        let repository = ImportRepository(reading.connection, household: reading.household)
        func imports(_ changes: [RecordedChange]) -> [ID<StatementImport>] { changes.compactMap { ID($0.reference) } }
        let undone = try repository.undone(imports(changes.filter { $0.record.action == .importStatements }))
        let figures = try repository.figures(of: imports(changes))
        return changes.reduce(into: [:]) { details, change in
            let id = ID<StatementImport>(change.reference)
            var own = HistoryDetails(target: id.map { ObjectReference($0) })
            if let id, let counts = figures[id] {
                own.figures = Self.texts(files: counts.files, newLines: counts.newLines, transactions: counts.transactions)
            }
            if change.record.action == .importStatements {
                own.undo = .done
                if let id, undone[id] == false { own.undo = .possible(ObjectReference(id)) }
            }
            details[change.record.id] = own
        }
    }

    /// `12 new lines`, `10 transactions`.
    private static func texts(files: Int, newLines: Int, transactions: Int) -> [LocalizedText] {
        [
            .plural(files, one: "1 file", other: "\(files) files"),
            .plural(newLines, one: "1 new line", other: "\(newLines) new lines"),
            .plural(transactions, one: "1 transaction", other: "\(transactions) transactions"),
        ]
    }
}

/// Undoes imports.
extension StatementsModule: ObjectUndoing {
    func undo(_ object: ObjectReference, force: Bool, allowsClosedDays: Bool, in context: ServiceContext) async throws -> ObjectUndo? {
        guard object.kind == StatementImport.referenceKind, let id = ID<StatementImport>(object.id) else { return nil }
        do {
            let undone = try await LiveStatementService(context: context).undo(id, force: force, allowsClosedDays: allowsClosedDays)
            guard !undone.isDone else { return .done(undone.text) }
            let count = undone.changedSince.count
            return .changedSince(
                undone.changedSince,
                question: .plural(
                    count, one: "1 of its transactions was changed since. Undo it as well?",
                    other: "\(count) of its transactions were changed since. Undo them as well?"))
        } catch ServiceError.closedDay(let account, let day) {
            return .closedDay(question: "\(account) was checked and is closed up to \(day). Undo the import anyway?")
        }
    }
}
