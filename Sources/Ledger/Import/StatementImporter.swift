import Models
import Services
import StatementFiles
import Storage

/// Imports the lines of one statement as known lines, completed transactions, new transactions or notes.
final class StatementImporter {
    private let state: ImportState
    private let account: ID<Account>
    private let ledgerAccount: LedgerAccountID
    let currency: Currency
    private let accountHash: StableHash
    private let validity: BankIdValidity
    private let format: Int64
    private let file: Int32
    private let window: LineWindow
    private let opening: OpeningBalanceUpdater
    private let names: TransferNameResolver
    private let poster: LinePoster
    private let corrector: LineCorrector
    private let isOwnExport: Bool
    private let closedDay: Day?
    /// The smallest amount in minor units that is notified; nil: none is.
    private let large: Int64?
    /// Number of entries created or changed on closed days.
    private var onClosedDays = 0
    private let header: StatementHeader
    private var sums: StatementReconciliation
    /// By key of the id, the number of lines that the balances do not count because an equal line exists.
    private var duplicates: [UInt64: Int]
    private let emit: (Diagnostic) -> Void
    private(set) var report: StatementReport

    /// - Parameters:
    ///   - identity: hash of the statement's account, part of the keys of its ids.
    ///   - key: identifies the statement within the import.
    ///   - number: index of the statement in its file, from 0.
    ///   - file: number of the file in the import, from 1.
    ///   - emit: receives diagnostics.
    init(
        _ state: ImportState, result: AccountRecogniser.Result, header: StatementHeader, identity: StableHash, key: String,
        validity: BankIdValidity,
        number: Int, format: StatementFormat,
        file: Int32, emit: @escaping (Diagnostic) -> Void
    ) throws {
        self.state = state
        account = ID(rawValue: result.account.id.rawValue)
        ledgerAccount = result.account.id
        currency = result.currency
        accountHash = identity
        self.validity = validity
        duplicates = validity.duplicateLines[number] ?? [:]
        self.header = header
        sums = StatementReconciliation(header)
        self.format = format.code
        self.file = file
        self.emit = emit
        window = try state.window(of: account)
        opening = try OpeningBalanceUpdater(state, account: result.account, currency: currency, header: header)
        if try state.write.open.hasOpenEntries(in: account) { state.markOpenEntries(account) }
        state.markStatement(of: result.account.id)
        names = TransferNameResolver(state, account: result.account, currency: currency, statementName: header.name)
        poster = LinePoster(state, account: result.account, currency: currency, opening: opening, names: names, emit: emit)
        corrector = LineCorrector(
            state, account: result.account, currency: currency, window: window, opening: opening, poster: poster, emit: emit)
        isOwnExport = result.isOwnExport
        closedDay = try state.write.closedDays()[account]
        large = try state.observer.threshold(in: result.currency)
        report = StatementReport(account: account, name: result.account.name, currency: currency, isNewAccount: result.isNew)
        report.key = key
        (report.moneyIn, report.moneyOut) = (0, 0)
        state.digest.add(ledgerAccount.rawValue)
        for warning in result.warnings { emit(warning) }
        try state.write.journal.ensure(ledgerAccount, currency)
    }

    // MARK: - Lines

    /// Imports one line.
    func consume(_ line: StatementLine, _ key: LineKey) throws {
        guard line.isWithinLimits else {
            let (limited, isCut) = line.limited
            if isCut {
                emit(
                    Diagnostic(
                        line: line.line, severity: .warning, code: .importTextCut,
                        expected: "a payee of at most \(TextLimit.payee) characters, a note of at most \(TextLimit.note)"))
            }
            return try consume(limited, of: line, key)
        }
        try consume(line, of: line, key)
    }

    /// - Parameters:
    ///   - line: with texts truncated to their limits.
    ///   - whole: the line as in the file, which identifies it.
    private func consume(_ line: StatementLine, of whole: StatementLine, _ key: LineKey) throws {
        let amount: Int64
        do {
            let (money, isExact) = try line.amount.money(in: currency)
            amount = money.minorUnits
            guard AmountLimit.allows(money) else { throw MoneyError.overflow }
            if !isExact {
                emit(
                    Diagnostic(
                        line: line.line, severity: .warning, code: .importAmountRounded, arguments: [currency.code, money.decimalText],
                        found: line.amount.description))
            }
        } catch {
            reject(
                line, .importAmountTooLarge, found: line.amount.description,
                expected: "an amount of at most \(AmountLimit.largest(in: currency))")
            return
        }
        if line.status != .informational { report.add(amount) }
        opening.observe(line.day)
        report.from = min(report.from ?? line.day, line.day)
        report.until = max(report.until ?? line.day, line.day)
        var hash = StableHash()
        hash.combine(whole.payee)
        hash.combine(whole.memo)
        let query = LineWindow.Query(
            day: line.day, amount: amount, bankId: validity.validID(of: line, account: accountHash),
            textHash: Int64(bitPattern: hash.value), format: format, file: file)
        state.digest.add(Int64(line.day.number))
        state.digest.add(amount)
        state.digest.add(query.textHash)

        if try isOwnEntry(line) {
            sums.add(line)
            report.known += 1
            state.digest.add(1)
            return
        }
        let found = try window.find(query)
        if isDuplicate(line, query) {
            emit(
                Diagnostic(line: line.line, severity: .warning, code: .importLineTwice, found: line.bankId))
        } else {
            sums.add(line)
        }
        if let position = found {
            try recognise(position, line, query)
            try window.use(position, by: query)
        } else if let position = try window.findCounterpart(query) {
            try recognise(position, line, query)
            try window.use(position, by: query)
            let partner = try window.record(at: position)
            try store(query, state: .alias, group: partner.group, sameAs: position)
        } else {
            try importNew(line, amount, query, key)
        }
    }

    /// Whether the balances do not count a booked line because the statement holds an equal one.
    private func isDuplicate(_ line: StatementLine, _ query: LineWindow.Query) -> Bool {
        guard !duplicates.isEmpty, line.status == .booked, line.correction == nil, let bankId = query.bankId else { return false }
        let key = BankIdScanner.key(account: accountHash, id: bankId)
        guard let left = duplicates[key], left > 0 else { return false }
        duplicates[key] = left - 1
        return true
    }

    func countRejected() { report.rejected += 1 }

    /// Counts a line of a repeated statement.
    func countRepeated(_ line: StatementLine) {
        report.from = min(report.from ?? line.day, line.day)
        report.until = max(report.until ?? line.day, line.day)
        report.known += 1
    }

    /// Applies the statement's balances after its last line.
    func finish(_ trailer: StatementTrailer) throws {
        if report.from == nil {
            report.from = trailer.from ?? trailer.closing?.day
            report.until = trailer.until ?? trailer.closing?.day
        }
        // The balance in an own export is the sum of its lines, which proves nothing.
        if !isOwnExport || report.new > 0 {
            let gap = isOwnExport ? nil : sums.discrepancy(with: trailer).flatMap { StatementGap($0, in: currency) }
            if let gap { emit(gap.warning(line: header.line, locale: state.write.locale)) }
            for diagnostic in try opening.finish(isOwnExport ? StatementTrailer() : trailer, gap: gap?.difference) { emit(diagnostic) }
        }
        if let closedDay, onClosedDays > 0 {
            emit(
                Diagnostic(
                    line: 0, severity: .warning, code: .importOnClosedDays,
                    arguments: [report.name, "\(closedDay)", "\(onClosedDays)"]))
        }
        if report.new > 0, let record = state.ledgerAccounts[ledgerAccount], record.isArchived {
            var record = record
            record.isArchived = false
            try state.update(record)
        }
    }

    // MARK: - Known lines

    /// Whether a line is an existing entry of this account from a Coffer export: exports use the transaction's id as the bank's id.
    private func isOwnEntry(_ line: StatementLine) throws -> Bool {
        guard let text = line.bankId, let id = ID<Transaction>(text) else { return false }
        return try state.write.transactions.isEntry(id, of: ledgerAccount, on: line.day)
    }

    private func recognise(_ position: LineWindow.Position, _ line: StatementLine, _ query: LineWindow.Query) throws {
        report.known += 1
        state.digest.add(1)
        var record = try window.record(at: position)
        if record.importID != state.id {
            try state.lines.markSeen(account: account, day: record.day, line: record.id, by: state.id)
        }
        guard record.state == .pending, line.status == .booked else { return }
        // The bank has booked a pending line.
        let isMoved = record.day != line.day
        record.state = isMoved ? .alias : .posted
        try state.lines.update(record)
        try window.update(record, at: position)
        // Other formats identify the line by its booking day.
        if isMoved { try store(query, state: .posted, group: record.group) }
        if let id = record.group, let group = try state.write.transactions.group(id), group.status == .pending {
            state.digest.add(9)
            state.addCompletedToDigest(group.id)
            try complete(group, by: line)
            state.markBooked(record.id, account: account, day: line.day)
            report.matched += 1
        }
    }

    /// Completes a transaction on the day of its line, and removes its open entry.
    private func complete(_ group: TransactionGroup, by line: StatementLine) throws {
        let day = line.day
        countClosedDay(min(day, group.day(at: ledgerAccount) ?? day))
        let waiting = try state.write.open.entries(of: group)
        for entry in waiting where entry.account == account { try state.write.open.remove(entry) }
        var completed = group
        completed.status = .completed
        completed.move(at: ledgerAccount, to: day, own: state.isOwn)
        // A manually entered transaction has the day of purchase.
        let known = group.day(at: ledgerAccount).flatMap { $0 < day ? $0 : nil }
        try state.write.journal.recordLine(of: completed, purchaseDay: line.purchaseDay ?? known, payee: line.payee)
        let result = try state.amend(group, with: completed, isMade: state.isCreatedAndOpen(group.id), waiting: waiting)
        // The other side of an own transfer still waits for its own line.
        for entry in waiting where entry.account != account { try state.write.open.insert(entry) }
        let amount = try result.amount(at: ledgerAccount, in: currency).minorUnits
        if group.status == .completed, let old = group.day(at: ledgerAccount) {
            opening.move(amount, from: old, to: day)
        } else {
            opening.add(amount, on: day)
        }
    }

    private func countClosedDay(_ day: Day) {
        if let closedDay, day <= closedDay { onClosedDays += 1 }
    }

    // MARK: - New lines

    private func importNew(_ line: StatementLine, _ amount: Int64, _ query: LineWindow.Query, _ key: LineKey) throws {
        report.new += 1
        if line.status == .informational || amount == 0 {
            state.digest.add(2)
            try store(query, state: .note, group: nil)
            return
        }
        if let correction = line.correction, let outcome = try corrector.correct(correction, by: line, amount) {
            countClosedDay(line.day)
            let record = try store(query, state: outcome.state, group: outcome.group)
            state.previewLines?.add(key, record, kind: .corrected, suggested: ledgerAccount)
            return
        }
        let line = line.withoutOnlyPart
        var sides = names.sides(of: line, amount)
        if line.status == .booked, !sides.isEmpty, let group = try poster.join(line, amount, sides: &sides) {
            countClosedDay(line.day)
            try importJoined(line, query, key, group: group.id, sides: sides)
            return
        }
        if line.status == .booked, state.mayHaveOpenEntries(account), let entry = try match(line, amount, key, sides: sides) {
            guard let group = try state.write.transactions.group(entry.group) else { throw StorageError.constraint(detail: "open entry") }
            state.digest.add(3)
            state.addCompletedToDigest(group.id)
            try complete(group, by: line)
            try importJoined(line, query, key, group: group.id, sides: sides)
            return
        }
        let (group, suggested) = try poster.post(line, amount, key, sides: sides)
        report.transactions += 1
        if let large, amount.magnitude >= large.magnitude {
            state.observer.addLarge(Money(minorUnits: amount, currency: currency), threshold: large, on: line.day, group: group.id)
        }
        countClosedDay(line.day)
        state.digest.add(4)
        state.markNewLine(account: account, day: line.day)
        let record = try store(query, state: line.status == .pending ? .pending : .posted, group: group.id)
        try state.save(sides, of: record, file: Int(file) - 1, line: line.line)
        state.previewLines?.add(key, record, kind: .posted, suggested: suggested)
    }

    private func importJoined(
        _ line: StatementLine, _ query: LineWindow.Query, _ key: LineKey, group: ID<Transaction>, sides: [NamedSide]
    ) throws {
        let record = try store(query, state: .joined, group: group)
        try state.save(sides, of: record, file: Int(file) - 1, line: line.line)
        state.previewLines?.add(key, record, kind: .matched, suggested: ledgerAccount)
        report.matched += 1
    }

    @discardableResult private func store(
        _ query: LineWindow.Query, state lineState: LineState, group: ID<Transaction>?, sameAs root: LineWindow.Position? = nil
    ) throws -> StatementLineRecord {
        let id: ID<Transaction> = state.write.makeID()
        let record = StatementLineRecord(
            id: id.rawValue, account: account, day: query.day, amount: query.amount, bankId: query.bankId, textHash: query.textHash,
            format: format, state: lineState, group: group, importID: state.id)
        try state.lines.insert(record)
        try window.insert(record, file: file, sameAs: root)
        return record
    }

    /// Finds an open entry that matches: the one whose reference the line contains, then the nearest day, then the oldest. In a tie, the
    /// user's choice, otherwise nil.
    private func match(_ line: StatementLine, _ amount: Int64, _ key: LineKey, sides: [NamedSide]) throws -> OpenEntry? {
        let found = try OpenEntryMatcher(state.write).candidates(for: line, amount, in: account)
        if let referenced = found.referenced { return referenced }
        let ranked = try found.ranked.filter { try isCompatible($0, sides) }
        guard let best = ranked.first else { return nil }
        if ranked.count > 1, ranked[1].day == best.day {
            let answer = state.answers.match(of: key)
            if state.canAsk { try state.ask(about: line, Money(minorUnits: amount, currency: currency), key, in: account, ranked, answer) }
            switch answer {
            case .new: return nil
            case .transaction(let group):
                if let chosen = ranked.first(where: { $0.group == group }) { return chosen }
            case nil: break
            }
            emit(
                Diagnostic(
                    line: line.line, severity: .warning, code: .importSeveralOpenEntries, found: line.payee))
            return nil
        }
        return best
    }

    /// Whether a line that names own accounts may complete an entry: the entry must not involve other own accounts than those.
    private func isCompatible(_ entry: OpenEntry, _ sides: [NamedSide]) throws -> Bool {
        guard !sides.isEmpty, let group = try state.write.transactions.group(entry.group) else { return true }
        let named = Set(sides.compactMap(\.other))
        return group.parts.allSatisfy { part in
            let other = part.source == ledgerAccount ? part.destination : part.source
            return !state.isOwn(other) || named.contains(other)
        }
    }

    private func reject(_ line: StatementLine, _ code: DiagnosticCode, found: String, expected: String) {
        report.rejected += 1
        emit(Diagnostic(line: line.line, severity: .rejected, code: code, found: found, expected: expected))
    }
}
