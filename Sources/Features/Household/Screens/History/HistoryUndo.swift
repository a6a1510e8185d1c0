import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Undoes entries of the history. If later changes or closed days block the undo, it lists them and requires confirmation.
@Observable
final class HistoryUndo {
    /// The id of the entry that the confirmation question is about, submitted with the form; empty if there is no question. For an import
    /// that only a closed day blocks, the id is followed by `closedDayMark`.
    var asked = ""
    /// The confirmation question, which explains what blocks the undo; nil if there is none. `names` lists the blocking items.
    private(set) var question: LocalizedText?
    private(set) var names: [LocalizedText] = []

    private let context: HouseholdContext

    init(_ context: HouseholdContext) {
        self.context = context
    }

    /// Whether the page shows the question.
    var asks: Bool { question != nil }

    // MARK: - Actions

    /// Undoes a change, unless something blocks the undo.
    func undo(_ undo: HistoryEntry.Undo) async {
        switch undo {
        case .change(let id): await self.undo(id, allowsClosedDays: false)
        case .statements(let id): await self.undo(id, force: false, allowsClosedDays: false)
        }
    }

    /// Undoes the entry of the question despite what blocks it.
    func undoAnyway() async {
        if let id = ID<AuditRecord>(asked) { return await undo(id, allowsClosedDays: true) }
        if let id = ID<StatementImport>(asked) { return await undo(id, force: true, allowsClosedDays: true) }
        guard asked.hasSuffix(Self.closedDayMark) else { return }
        if let id = ID<StatementImport>(String(asked.dropLast(Self.closedDayMark.count))) {
            await undo(id, force: false, allowsClosedDays: true)
        }
    }

    // MARK: - Private Methods

    private static let closedDayMark = "+closed"

    private func undo(_ id: ID<AuditRecord>, allowsClosedDays: Bool) async {
        do {
            try await context.services.transactions().undo(id, allowsClosedDays: allowsClosedDays)
            context.notify(Notice("Undone"))
        } catch ServiceError.closedDay(let account, let day) {
            asked = id.description
            question = "\(account) was checked and is closed up to \(day). Undo it anyway?"
        } catch ServiceError.conflict {
            context.notify(Notice("It was changed since. Undo the newer change first"))
        } catch {
            context.fail(error)
        }
    }

    private func undo(_ id: ID<StatementImport>, force: Bool, allowsClosedDays: Bool) async {
        do {
            let undone = try await context.services.statements().undo(id, force: force, allowsClosedDays: allowsClosedDays)
            guard !undone.isDone else {
                context.notify(Notice(undone.text))
                return
            }
            asked = id.description
            let count = undone.changedSince.count
            question = .plural(
                count, one: "1 of its transactions was changed since. Undo it as well?",
                other: "\(count) of its transactions were changed since. Undo them as well?")
            names = try await self.names(of: undone.changedSince)
        } catch ServiceError.closedDay(let account, let day) {
            asked = id.description + Self.closedDayMark
            question = "\(account) was checked and is closed up to \(day). Undo the import anyway?"
        } catch {
            context.fail(error)
        }
    }

    /// Returns the names of at most ten changed transactions.
    private func names(of ids: [ID<Transaction>]) async throws -> [LocalizedText] {
        var names: [LocalizedText] = []
        for id in ids.prefix(10) {
            let group = try await context.services.transactions().fetchTransaction(id: id)
            let payee = SystemPayee(rawValue: group.payee)?.text ?? .verbatim(group.payee)
            names.append(group.payee.isEmpty ? "A transaction without payee" : payee)
        }
        if ids.count > 10 { names.append("and \(ids.count - 10) more") }
        return names
    }
}
