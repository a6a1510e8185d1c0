import Models
import StatementFiles
import Storage

/// Imports the lines of one statement as known lines, completed transactions, new transactions or notes.
///
/// Holds the order of the steps and counts their outcomes; each step is a type of its own.
final class StatementImporter {
    private let context: StatementContext
    private let accountHash: StableHash
    private let validity: BankIdValidity
    private let format: Int64
    private let layout: Int64
    private let file: Int32
    /// The minimum amount in minor units that is notified; nil: no amount is.
    private let large: Int64?
    private let window: LineWindow
    private let opening: OpeningBalanceUpdater
    private let closedDays: ClosedDayCounter
    private let validator: LineValidator
    private let recorder: LineRecorder
    private let completer: TransactionCompleter
    private let knownLines: KnownLineUpdater
    private let names: TransferNameResolver
    private let corrector: LineCorrector
    private let joiner: TransferJoiner
    private let openEntries: OpenEntrySelector
    private let poster: LinePoster
    private let similar: SimilarLineCounter
    private let headerLine: Int
    private var balances: StatementBalances
    private(set) var report: StatementReport

    private var state: ImportState { context.state }
    var currency: Currency { context.currency }

    /// Its account, for lines of the statement in another currency.
    var sibling: AccountRecogniser.Sibling {
        AccountRecogniser.Sibling(
            name: report.name, currency: currency, ownership: AccountOwnership(owner: report.owner, sharing: report.sharing))
    }

    /// - Parameters:
    ///   - identity: hash of the statement's account, part of the keys of its ids.
    ///   - key: identifies the statement within the import.
    ///   - number: index of the statement in its file, from 0.
    ///   - layout: hash of the file's column layout; 0 if the format has none.
    ///   - file: number of the file in the import, from 1.
    ///   - emit: receives diagnostics.
    init(
        _ state: ImportState, result: AccountRecogniser.Result, header: StatementHeader, identity: StableHash, key: String,
        validity: BankIdValidity, number: Int, format: StatementFormat, layout: Int64, file: Int32, emit: @escaping (Diagnostic) -> Void
    ) throws {
        context = StatementContext(state, account: result.account, currency: result.currency, emit: emit)
        accountHash = identity
        self.validity = validity
        self.format = format.code
        self.layout = layout
        self.file = file
        large = try state.observer.threshold(in: result.currency)
        window = try state.window(of: context.account)
        opening = try OpeningBalanceUpdater(state, account: result.account, currency: result.currency, header: header)
        similar = SimilarLineCounter(window)
        headerLine = header.line
        closedDays = ClosedDayCounter(closedDay: try state.write.closedDays()[context.account])
        validator = LineValidator(context: context)
        recorder = LineRecorder(context: context, window: window, format: self.format, file: file)
        completer = TransactionCompleter(context: context, opening: opening, closedDays: closedDays)
        knownLines = KnownLineUpdater(context: context, window: window, recorder: recorder, completer: completer)
        names = TransferNameResolver(state, account: result.account, currency: result.currency, statementName: header.name)
        let parts = LinePartBuilder(context: context, names: names)
        let sideEntries = NamedSideEntries(context: context, names: names)
        corrector = LineCorrector(context: context, window: window, opening: opening, parts: parts)
        joiner = TransferJoiner(context: context, opening: opening, names: names, parts: parts, sideEntries: sideEntries)
        openEntries = OpenEntrySelector(context)
        poster = LinePoster(context: context, opening: opening, names: names, parts: parts, sideEntries: sideEntries)
        balances = StatementBalances(
            context, header: header, isOwnExport: result.isOwnExport, opening: opening, accountHash: identity,
            duplicates: validity.duplicateLines[number] ?? [:])
        report = StatementReport(
            account: context.account, name: result.account.name, currency: result.currency, isNewAccount: result.isNew)
        report.key = key
        (report.moneyIn, report.moneyOut) = (0, 0)
        report.kind = result.account.kind
        (report.owner, report.sharing) = (result.account.owner, result.account.sharing)
        if try state.write.open.hasOpenEntries(in: context.account) { state.markOpenEntries(context.account) }
        state.markStatement(of: context.ledgerAccount)
        state.digest.add(context.ledgerAccount.rawValue)
        for warning in result.warnings { emit(warning) }
        try state.write.journal.ensure(context.ledgerAccount, result.currency)
    }

    // MARK: - Lines

    /// Imports one line.
    ///
    /// - Parameter following: the lines after it, as far as they were read.
    func consume(_ line: StatementLine, _ key: LineKey, following: ArraySlice<StatementLine>) throws {
        let following = following.prefix(Self.lookahead)
        if let limited = validator.limited(line) {
            try consume(limited, of: line, key, following)
        } else {
            try consume(line, of: line, key, following)
        }
    }

    /// The number of lines that are examined for a text before a line is paired by day and amount.
    private static let lookahead = 64

    func countRejected() { report.rejected += 1 }

    /// Counts a line of a repeated statement.
    func countRepeated(_ line: StatementLine) {
        report.extendPeriod(to: line.day)
        report.known += 1
    }

    /// Applies the statement's balances after its last line.
    func finish(_ trailer: StatementTrailer) throws {
        if report.from == nil {
            report.from = trailer.from ?? trailer.closing?.day
            report.until = trailer.until ?? trailer.closing?.day
        }
        report.gap = try balances.finish(trailer, hasNewLines: report.new > 0)
        report.setsOpening = opening.hasSetOpening
        (report.opening, report.closing) = balances.stated(trailer)
        if let warning = try similar.warning(newLines: report.new, line: headerLine) { context.emit(warning) }
        if let warning = closedDays.warning(account: report.name) { context.emit(warning) }
        if report.new > 0 { try state.unarchive(context.ledgerAccount) }
    }

    // MARK: - Steps

    /// - Parameters:
    ///   - line: with texts truncated to their limits.
    ///   - whole: the line as in the file, which identifies it.
    private func consume(
        _ line: StatementLine, of whole: StatementLine, _ key: LineKey, _ following: ArraySlice<StatementLine>
    ) throws {
        guard let amount = validator.minorUnits(of: line) else { return countRejected() }
        if line.status != .informational { report.add(amount) }
        opening.observe(line.day)
        report.extendPeriod(to: line.day)
        let query = query(of: whole, amount)
        state.digest.add(Int64(line.day.number))
        state.digest.add(amount)
        state.digest.add(query.textHash)

        if try isOwnEntry(line) {
            balances.add(line)
            countKnown()
            return
        }
        balances.add(line, bankId: query.bankId)
        if let position = try window.find(query) {
            try importKnown(position, line, query)
        } else if let position = try window.findCounterpart(query, claims: { Self.claims(of: $0, whole, following) }) {
            try importKnown(position, line, query)
            try recorder.store(query, as: .alias, group: try window.record(at: position).group, sameAs: position)
        } else {
            try importNew(line, amount, query, key)
        }
    }

    /// The number of following lines with the day and amount of a line and a text.
    private static func claims(of textHash: Int64, _ line: StatementLine, _ following: ArraySlice<StatementLine>) -> Int {
        let amount = line.amount.withoutTrailingZeros
        return following.count {
            $0.day == line.day && $0.amount.withoutTrailingZeros == amount
                && StableHash.statementText(payee: $0.payee, memo: $0.memo) == textHash
        }
    }

    private func query(of line: StatementLine, _ amount: Int64) -> LineWindow.Query {
        LineWindow.Query(
            day: line.day, amount: amount, bankId: validity.validID(of: line, account: accountHash),
            textHash: StableHash.statementText(payee: line.payee, memo: line.memo), format: format, layout: layout, file: file)
    }

    /// Whether a line is an existing entry of this account from a Coffer export: exports use the transaction's id as the bank's id.
    private func isOwnEntry(_ line: StatementLine) throws -> Bool {
        guard let text = line.bankId, let id = ID<Transaction>(text) else { return false }
        return try state.write.transactions.isEntry(id, of: context.ledgerAccount, on: line.day)
    }

    private func countKnown() {
        report.known += 1
        state.digest.add(1)
    }

    private func importKnown(_ position: LineWindow.Position, _ line: StatementLine, _ query: LineWindow.Query) throws {
        countKnown()
        if try knownLines.update(position, by: line, query) { report.matched += 1 }
        try window.use(position, by: query)
    }

    private func importNew(_ line: StatementLine, _ amount: Int64, _ query: LineWindow.Query, _ key: LineKey) throws {
        report.new += 1
        try similar.add(query)
        if line.status == .informational || amount == 0 {
            state.digest.add(2)
            try recorder.store(query, as: .note, group: nil)
            return
        }
        if let correction = line.correction, let outcome = try corrector.correct(correction, by: line, amount) {
            closedDays.add(line.day)
            try recorder.store(
                line, query, key, as: outcome.state, kind: .corrected, group: outcome.group, suggested: context.ledgerAccount)
            return
        }
        let line = line.withoutOnlyPart
        var sides = names.sides(of: line, amount)
        if line.status == .booked, let group = try existingTransaction(of: line, amount, key, sides: &sides) {
            try recorder.store(
                line, query, key, as: .joined, kind: .matched, group: group, sides: sides, suggested: context.ledgerAccount)
            report.matched += 1
            return
        }
        let posted = try poster.post(line, amount, key, sides: sides)
        let group = posted.group
        report.transactions += 1
        if let large, amount.magnitude >= large.magnitude {
            state.observer.addLarge(Money(minorUnits: amount, currency: currency), threshold: large, on: line.day, group: group.id)
        }
        closedDays.add(line.day)
        state.digest.add(4)
        state.markNewLine(account: context.account, day: line.day)
        let record = try recorder.store(
            line, query, key, as: line.status == .pending ? .pending : .posted, kind: .posted, group: group.id,
            of: group, sides: sides, suggested: posted.suggested, reason: posted.reason)
        if let refund = posted.openRefund { state.openRefunds.add(record, refund) }
    }

    /// The transaction that a booked line joins as the other side of a transfer, or completes; nil if there is none.
    private func existingTransaction(
        of line: StatementLine, _ amount: Int64, _ key: LineKey, sides: inout [NamedSide]
    ) throws -> ID<Transaction>? {
        if !sides.isEmpty, let group = try joiner.join(line, amount, sides: &sides) {
            closedDays.add(line.day)
            return group.id
        }
        guard state.mayHaveOpenEntries(context.account), let entry = try openEntries.select(for: line, amount, key, sides: sides) else {
            return nil
        }
        guard let group = try state.write.transactions.group(entry.group) else { throw StorageError.constraint(detail: "open entry") }
        state.digest.add(3)
        try completer.complete(group, by: line)
        return group.id
    }
}
