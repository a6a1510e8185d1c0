import AccountsModel
import ImportModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransactionsModel

/// The result of a committed import, and its undo.
@Observable
final class ImportReceipt {
    private(set) var report: ImportReport?
    /// The payees of transactions that were edited since the import and therefore block its undo.
    private(set) var changed: [LocalizedText] = []
    /// The number of transactions that were edited since the import.
    private(set) var changedCount = 0

    /// The number of transactions that wait to be checked, counted up to `ReviewPage.counted`; 0 for somebody who may not confirm them.
    private(set) var waiting = 0

    private let context: ImportContext

    init(_ context: ImportContext) {
        self.context = context
    }

    /// Whether the page asks for confirmation of the undo.
    var asks: Bool { changedCount > 0 }

    /// The confirmation question.
    var question: LocalizedText {
        .plural(
            changedCount, one: "1 of its transactions was changed since. Undo it as well?",
            other: "\(changedCount) of its transactions were changed since. Undo them as well?")
    }

    /// The question before the undo.
    var undoQuestion: LocalizedText {
        let question: LocalizedText = "Undo this import? Coffer deletes its new transactions and reverts its changes."
        return report?.shared.text.map { "\(question) \($0)" } ?? question
    }

    /// - Throws: `ServiceError.notFound`.
    func load(_ id: ID<StatementImport>) async throws {
        let report = try await context.services.statements().fetchReport(of: id)
        if context.canWrite, !report.isUndone { waiting = try await context.services.review().fetchReview(before: nil, limit: 1).count }
        self.report = report
    }

    /// Undoes the import.
    ///
    /// - Parameter force: Whether transactions that were edited since are removed as well.
    func undo(force: Bool) async {
        guard let id = report?.id else { return }
        await context.perform {
            let undone = try await context.services.statements().undo(id, force: force)
            guard !undone.isDone else {
                context.notify(Notice(undone.text))
                return context.switchTab(.accounts)
            }
            changedCount = undone.changedSince.count
            changed = try await names(of: undone.changedSince)
        }
    }

    /// Returns the names of at most ten transactions.
    private func names(of ids: [ID<Transaction>]) async throws -> [LocalizedText] {
        var names: [LocalizedText] = []
        for id in ids.prefix(10) {
            let payee = try await context.services.transactions().fetchTransaction(id: id).payee
            names.append(payee.isEmpty ? "A transaction without payee" : SystemPayee(rawValue: payee)?.text ?? .verbatim(payee))
        }
        if ids.count > 10 { names.append("and \(ids.count - 10) more") }
        return names
    }
}
