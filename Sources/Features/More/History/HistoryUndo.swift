import Models
import Navigation
import Observation
import Services

/// Takes back what the history lists. Where something stands against it, it says what, and does it only when that is answered with yes.
@Observable
final class HistoryUndo {

    // MARK: - Published Properties

    /// What the question is about, as its id is written; it comes back with the form. Empty: nothing is asked. An import of which only a
    /// closed day was asked about has `closedDayMark` behind its id.
    var asked = ""
    /// What stands against it, as a sentence, and the names of what it is.
    private(set) var question = ""
    private(set) var names: [String] = []

    // MARK: - Dependencies

    private let transactions: any TransactionServiceProtocol
    private let statements: any StatementServiceProtocol
    private let locale: LocaleFormat
    private weak let coordinator: MoreCoordinator?

    // MARK: - Initialization

    init(
        transactions: any TransactionServiceProtocol, statements: any StatementServiceProtocol, locale: LocaleFormat,
        coordinator: MoreCoordinator?
    ) {
        self.transactions = transactions
        self.statements = statements
        self.locale = locale
        self.coordinator = coordinator
    }

    /// Whether the page asks.
    var asks: Bool { !question.isEmpty }

    // MARK: - Actions

    /// Takes a change back, unless something stands against it.
    func undo(_ undo: HistoryEntry.Undo) async {
        switch undo {
        case .change(let id): await take(id, allowsClosedDays: false)
        case .statements(let id): await take(id, force: false, allowsClosedDays: false)
        }
    }

    /// Takes back what was asked about, also what stands against it.
    func undoAnyway() async {
        if let id = ID<AuditRecord>(asked) { return await take(id, allowsClosedDays: true) }
        if let id = ID<StatementImport>(asked) { return await take(id, force: true, allowsClosedDays: true) }
        guard asked.hasSuffix(Self.closedDayMark) else { return }
        if let id = ID<StatementImport>(String(asked.dropLast(Self.closedDayMark.count))) {
            await take(id, force: false, allowsClosedDays: true)
        }
    }

    // MARK: - Private Methods

    private static let closedDayMark = "+closed"

    private func take(_ id: ID<AuditRecord>, allowsClosedDays: Bool) async {
        do {
            try await transactions.undo(id, allowsClosedDays: allowsClosedDays)
            coordinator?.notify(Notice("Taken back"))
        } catch ServiceError.closedDay(let account, let day) {
            asked = id.description
            question = "\(account) was checked and is closed up to \(day.formatted(in: locale)). Take it back all the same?"
        } catch ServiceError.conflict {
            coordinator?.notify(Notice("It was changed since. Take back the newer change first"))
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }

    private func take(_ id: ID<StatementImport>, force: Bool, allowsClosedDays: Bool) async {
        do {
            let undone = try await statements.undo(id, force: force, allowsClosedDays: allowsClosedDays)
            guard !undone.isDone else {
                coordinator?.notify(Notice(Self.said(undone)))
                return
            }
            asked = id.description
            let count = undone.changedSince.count
            question =
                count == 1
                ? "1 of its transactions was changed since. Take it back as well?"
                : "\(count) of its transactions were changed since. Take them back as well?"
            names = try await self.names(of: undone.changedSince)
        } catch ServiceError.closedDay(let account, let day) {
            asked = id.description + Self.closedDayMark
            question = "\(account) was checked and is closed up to \(day.formatted(in: locale)). Undo the import all the same?"
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }

    /// What was changed, ten at most.
    private func names(of ids: [ID<Transaction>]) async throws -> [String] {
        var names: [String] = []
        for id in ids.prefix(10) {
            let group = try await transactions.fetchTransaction(id: id)
            names.append(group.payee.isEmpty ? "A transaction without payee" : group.payee)
        }
        if ids.count > 10 { names.append("and \(ids.count - 10) more") }
        return names
    }

    private static func said(_ undo: ImportUndo) -> String {
        var parts = [undo.removed == 1 ? "1 transaction removed" : "\(undo.removed) transactions removed"]
        if undo.restored > 0 { parts.append("\(undo.restored) as before") }
        return "Import taken back: " + parts.joined(separator: ", ")
    }
}
