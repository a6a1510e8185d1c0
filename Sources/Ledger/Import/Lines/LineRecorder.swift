import Models
import StatementFiles
import Storage

/// Stores the lines of a statement with their outcome, in the database, in the window of known lines, and for the preview.
struct LineRecorder {
    let context: StatementContext
    let window: LineWindow
    let format: Int64
    /// The number of the file in the import, from 1.
    let file: Int32

    /// Stores a line that the preview does not list.
    ///
    /// - Parameters:
    ///   - reason: the reason for its category.
    ///   - source: the texts of the line that differ from those of its transaction.
    ///   - root: the same line in another format or layout, of the same day.
    @discardableResult
    func store(
        _ query: LineWindow.Query, as lineState: LineState, group: ID<Transaction>?, reason: CategoryReason = .unknown,
        source: LineSource = LineSource(), sameAs root: LineWindow.Position? = nil
    ) throws -> StatementLineRecord {
        let state = context.state
        let id: ID<Transaction> = state.write.makeID()
        let record = StatementLineRecord(
            id: id.rawValue, account: context.account, day: query.day, amount: query.amount, bankId: query.bankId,
            textHash: query.textHash, format: format, layout: query.layout, state: lineState, group: group, importID: state.id,
            reason: reason)
        try state.lines.insert(record, source: source)
        try window.insert(record, file: file, sameAs: root)
        return record
    }

    /// Stores a new line that the preview lists.
    ///
    /// - Parameters:
    ///   - kind: how it was assigned to its transaction.
    ///   - posted: the transaction created from it; nil if it was matched with one.
    ///   - sides: the own accounts named by it.
    ///   - suggested: its category unless the user chooses another; the account itself if the user cannot choose.
    ///   - reason: the reason for its category.
    @discardableResult
    func store(
        _ line: StatementLine, _ query: LineWindow.Query, _ key: LineKey, as lineState: LineState, kind: PreviewLines.Kind,
        group: ID<Transaction>?, of posted: TransactionGroup? = nil, sides: [NamedSide] = [], suggested: LedgerAccountID,
        reason: CategoryReason = .unknown
    ) throws -> StatementLineRecord {
        let record = try store(query, as: lineState, group: group, reason: reason, source: source(of: line, query, posted))
        try context.state.save(sides, of: record, file: Int(file) - 1, line: line.line)
        if sides.isEmpty, lineState == .posted || lineState == .pending, let counterparty = line.counterparty {
            try context.state.save(counterparty: counterparty, of: record)
        }
        guard context.state.previewLines != nil else { return record }
        let payee = try posted.flatMap { try context.state.write.journal.payees.find($0.payee)?.id }
        context.state.previewLines?.add(key, record, kind: kind, payee: payee ?? 0, suggested: suggested)
        return record
    }

    /// The texts of a line that differ from those of the transaction created from it.
    private func source(of line: StatementLine, _ query: LineWindow.Query, _ posted: TransactionGroup?) -> LineSource {
        var source = LineSource(
            purchaseDay: line.purchaseDay == line.day ? nil : line.purchaseDay, valueDay: line.valueDay == line.day ? nil : line.valueDay)
        let texts = (posted?.payee ?? "", posted?.parts.first?.note ?? "")
        if posted == nil || StableHash.statementText(payee: texts.0, memo: texts.1) != query.textHash {
            (source.payee, source.memo) = (line.payee, line.memo)
        }
        return source
    }
}
