import Localization
import Models
import Navigation
import Observation
import Services

/// The result of a committed import, and its undo.
@Observable
final class ImportReceipt {

    // MARK: - Published Properties

    private(set) var report: ImportReport?
    /// The payees of transactions that were edited since the import and therefore block its undo.
    private(set) var changed: [LocalizedText] = []
    /// The number of transactions that were edited since the import.
    private(set) var changedCount = 0

    // MARK: - Dependencies

    private let statements: any StatementServiceProtocol
    private let transactions: any TransactionServiceProtocol
    private weak let coordinator: AccountsCoordinator?

    // MARK: - Initialization

    init(
        statements: any StatementServiceProtocol, transactions: any TransactionServiceProtocol, coordinator: AccountsCoordinator?
    ) {
        self.statements = statements
        self.transactions = transactions
        self.coordinator = coordinator
    }

    /// Whether the page asks for confirmation of the undo.
    var asks: Bool { changedCount > 0 }

    /// The confirmation question.
    var question: LocalizedText {
        .plural(
            changedCount, one: "1 of its transactions was changed since. Take it back as well?",
            other: "\(changedCount) of its transactions were changed since. Take them back as well?")
    }

    // MARK: - Data Loading

    /// - Throws: `ServiceError.notFound`.
    func load(_ id: ID<StatementImport>) async throws { report = try await statements.fetchReport(of: id) }

    // MARK: - Actions

    /// Undoes the import.
    ///
    /// - Parameter force: Whether transactions that were edited since are removed as well.
    func undo(force: Bool) async {
        guard let id = report?.id else { return }
        do {
            let undone = try await statements.undo(id, force: force)
            guard !undone.isDone else {
                coordinator?.notify(Notice(Self.said(undone)))
                coordinator?.open(Link(.accounts(.list)))
                return
            }
            changedCount = undone.changedSince.count
            changed = try await names(of: undone.changedSince)
        } catch {
            let error = ServiceError(error)
            coordinator?.notify(Notice(error.text, status: error.serverStatus))
        }
    }

    // MARK: - Private Methods

    /// Returns the names of at most ten transactions.
    private func names(of ids: [ID<Transaction>]) async throws -> [LocalizedText] {
        var names: [LocalizedText] = []
        for id in ids.prefix(10) {
            let payee = try await transactions.fetchTransaction(id: id).payee
            names.append(payee.isEmpty ? "A transaction without payee" : .verbatim(payee))
        }
        if ids.count > 10 { names.append("and \(ids.count - 10) more") }
        return names
    }

    private static func said(_ undo: ImportUndo) -> LocalizedText {
        var parts: [LocalizedText] = [.plural(undo.removed, one: "1 transaction removed", other: "\(undo.removed) transactions removed")]
        if undo.restored > 0 { parts.append("\(undo.restored) as before") }
        return "Import taken back: \(LocalizedText.joined(parts, separator: ", "))"
    }
}
