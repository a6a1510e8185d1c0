import HouseholdModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Undoes entries of the history. If later changes or closed days block the undo, it lists them and requires confirmation.
@Observable
final class HistoryUndo {
    /// The id of the entry or of the object that the confirmation question is about, submitted with the form; empty if there is no question.
    /// For an object that only a closed day blocks, the id is followed by `closedDayMark`.
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
        case .object(let object): await self.undo(object, force: false, allowsClosedDays: false)
        }
    }

    /// Undoes the entry of the question despite what blocks it.
    func undoAnyway() async {
        if let id = ID<AuditRecord>(asked) { return await undo(id, allowsClosedDays: true) }
        let isClosedDay = asked.hasSuffix(Self.closedDayMark)
        guard let object = ObjectReference(isClosedDay ? String(asked.dropLast(Self.closedDayMark.count)) : asked) else { return }
        await undo(object, force: !isClosedDay, allowsClosedDays: true)
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

    private func undo(_ object: ObjectReference, force: Bool, allowsClosedDays: Bool) async {
        do {
            switch try await context.services.history().undo(object, force: force, allowsClosedDays: allowsClosedDays) {
            case .done(let notice): context.notify(Notice(notice))
            case .changedSince(let ids, let question):
                asked = object.id
                self.question = question
                names = try await self.names(of: ids)
            case .closedDay(let question):
                asked = object.id + Self.closedDayMark
                self.question = question
            }
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
