import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransactionsModel

/// Splits a transaction into parts.
@Observable
final class SplitTransactionViewModel: LoadableModel {
    /// The transaction as currently stored.
    private(set) var outline: TransactionOutline?
    private(set) var categories: [Category] = []
    var rows: [SplitRow] = []
    private(set) var rowErrors: [Int: SplitRow.Errors] = [:]
    private(set) var problem: LocalizedText?
    /// The revision of the transaction that the form was filled from.
    var revision = ""
    private(set) var isConflict = false
    /// Whether the member was warned that the day is closed and may now change it.
    var allowsClosedDays = false
    /// Whether a row was added or removed, so that the form is shown again.
    private(set) var isUnfinished = false
    /// Whether only the remaining amount was requested.
    private(set) var showsResult = false

    let transactionId: String
    /// The maximum number of parts.
    private static let mostRows = 100

    let context: TransactionsContext

    init(_ context: TransactionsContext, transactionId: String) {
        self.context = context
        self.transactionId = transactionId
    }

    // MARK: - Presentation

    /// The number of rows as text. The value from the form is limited to the maximum.
    var rowCount: String {
        get { String(rows.count) }
        set {
            guard let count = Int(newValue), (1...Self.mostRows).contains(count) else { return }
            rows = (0..<count).map { rows.indices.contains($0) ? rows[$0] : SplitRow() }
        }
    }

    /// The amount of the transaction without its sign: parts are entered as positive amounts.
    var whole: Money? { outline.map { $0.amount.magnitude } }

    /// The amount that is not assigned to a part, negative if the parts exceed the whole; nil if an amount is invalid.
    var remaining: Money? {
        guard var rest = whole else { return nil }
        for row in rows where !row.amount.withoutOuterBlanks.isEmpty {
            guard let amount = AmountParser.parse(row.amount, locale: context.locale, currency: rest.currency),
                let next = try? rest - amount
            else { return nil }
            rest = next
        }
        return rest
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Transaction>(transactionId) else { throw ServiceError.notFound }
        let details = try await context.services.transactionScreens().fetchDetails(ids: [id])
        guard let outline = TransactionOutline(details) else { throw ServiceError.notFound }
        categories = details.categories
        self.outline = outline
        rows = filled(from: outline)
        if rows.count == 1 { rows.append(SplitRow()) }
        revision = String(outline.group.revision)
    }

    // MARK: - Actions

    /// Shows the remaining amount for the current form values.
    func calculate() { showsResult = true }

    func addRow() {
        isUnfinished = true
        if rows.count < Self.mostRows { rows.append(SplitRow()) }
    }

    func removeRow(_ index: Int) {
        isUnfinished = true
        if rows.indices.contains(index), rows.count > 1 { rows.remove(at: index) }
    }

    func save() async {
        guard let outline, let parts = parts(of: outline) else { return }
        do {
            let change = try await context.services.transactions().splitTransaction(
                id: outline.group.id, into: parts, revision: Int64(revision) ?? 0, allowsClosedDays: allowsClosedDays)
            context.notify(Notice(parts.count > 1 ? "Split in \(parts.count)" : "Saved", undo: change.id.description))
            context.close(orPush: .detail(transactionId: transactionId))
        } catch ServiceError.conflict {
            isConflict = true
            revision = String(outline.group.revision)
            problem = "Somebody else changed this transaction in the meantime. Save again to keep what you typed."
        } catch {
            let error = context.record(error)
            allowsClosedDays = error.isClosedDay
            problem = error.sentence(button: "Save")
        }
    }

    /// Runs a closure while the form shows the stored parts in place of what is typed.
    func showingStored(_ read: () -> Void) {
        guard let outline else { return }
        let typed = (rows, rowErrors)
        (rows, rowErrors) = (filled(from: outline), [:])
        read()
        (rows, rowErrors) = typed
    }

    // MARK: - Private Methods

    private func filled(from outline: TransactionOutline) -> [SplitRow] {
        outline.parts.map { part in
            let amount = outline.amount.isNegative ? -part.amount : part.amount
            return SplitRow(
                amount: amount.typedText(in: context.locale), category: part.category?.id.description ?? "", note: part.note)
        }
    }

    /// Parses the rows into parts; nil if a value is invalid, which sets the errors.
    private func parts(of outline: TransactionOutline) -> [SplitPart]? {
        problem = nil
        rowErrors = [:]
        var parts: [SplitPart] = []
        for (index, row) in rows.enumerated() where !row.isBlank {
            var errors = SplitRow.Errors()
            let amount = AmountParser.parse(row.amount, locale: context.locale, currency: outline.amount.currency)
            if amount == nil { errors.amount = "Amount must be a valid number" }
            if amount?.isZero == true { errors.amount = "Amount must not be zero" }
            let category = ID<Category>(row.category)
            if category == nil { errors.category = "Choose a category" }
            if errors != SplitRow.Errors() { rowErrors[index] = errors }
            guard let amount, let category else { continue }
            parts.append(SplitPart(amount: outline.amount.isNegative ? -amount : amount, category: category, note: row.note))
        }
        guard rowErrors.isEmpty else { return nil }
        guard let remaining, remaining.isZero, !parts.isEmpty else {
            problem = sumProblem
            return nil
        }
        return parts
    }

    /// The error for parts whose sum differs from the amount of the transaction.
    private var sumProblem: LocalizedText {
        guard let whole else { return .verbatim("") }
        let sum: LocalizedText = "The parts must add up to \(whole)"
        guard let remaining else { return sum }
        if remaining.isNegative { return "\(sum). \(-remaining) is too much." }
        return "\(sum). \(remaining) is left."
    }
}
