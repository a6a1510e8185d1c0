import Models
import Services
import StatementFiles
import Storage

/// Turns the lines of one statement into what they become: known lines, completed transactions, new transactions, notes.
final class StatementImporter {
    private let state: ImportState
    private let account: ID<Account>
    private let place: Place
    let currency: Currency
    private let accountHash: StableHash
    private let validity: BankIdValidity
    private let format: Int64
    private let file: Int32
    private let window: LineWindow
    private let opening: OpeningBalance
    private let names: TransferNames
    private let posting: LinePosting
    private let correcting: LineCorrecting
    private let isOwnExport: Bool
    private let closedDay: Day?
    /// From how many minor units on somebody wants to be told of an entry.
    private let large: Int64?
    /// Entries that came or changed on days that were checked and closed.
    private var onClosedDays = 0
    private let header: StatementHeader
    private var sums: StatementSums
    /// By the key of the id, how many lines the balances do not count because an equal one is there.
    private var mistaken: [UInt64: Int]
    private let emit: (Diagnostic) -> Void
    private(set) var report: StatementReport

    /// - Parameters:
    ///   - identity: what the bank's ids of the statement are known by.
    ///   - key: what the statement is called among all of the import.
    ///   - number: of the statement in its file, from 0.
    ///   - file: counts the files of the import, from 1.
    ///   - emit: takes what is noticed.
    init(
        _ state: ImportState, result: AccountRecogniser.Result, header: StatementHeader, identity: StableHash, key: String,
        validity: BankIdValidity,
        number: Int, format: StatementFormat,
        file: Int32, emit: @escaping (Diagnostic) -> Void
    ) throws {
        self.state = state
        account = ID(rawValue: result.account.id.rawValue)
        place = result.account.id
        currency = result.currency
        accountHash = identity
        self.validity = validity
        mistaken = validity.mistakenLines[number] ?? [:]
        self.header = header
        sums = StatementSums(header)
        self.format = format.code
        self.file = file
        self.emit = emit
        window = try state.window(of: account)
        opening = try OpeningBalance(state, account: result.account, currency: currency, header: header)
        if try state.write.open.isAnythingWaiting(in: account) { state.noteWaiting(account) }
        state.noteStatement(of: result.account.id)
        names = TransferNames(state, account: result.account, currency: currency, statementName: header.name)
        posting = LinePosting(state, account: result.account, currency: currency, opening: opening, names: names, emit: emit)
        correcting = LineCorrecting(
            state, account: result.account, currency: currency, window: window, opening: opening, posting: posting, emit: emit)
        isOwnExport = result.isOwnExport
        closedDay = try state.write.closedDays()[account]
        large = try state.telling.threshold(in: result.currency)
        report = StatementReport(account: account, name: result.account.name, currency: currency, isNewAccount: result.isNew)
        report.key = key
        (report.moneyIn, report.moneyOut) = (0, 0)
        state.digest.add(place.rawValue)
        for warning in result.warnings { emit(warning) }
        try state.write.book.ensure(place, currency)
    }

    // MARK: - Lines

    /// Takes one line.
    func take(_ line: StatementLine, _ key: LineKey) throws {
        guard line.isWithinLimits else {
            let (limited, isCut) = line.limited
            if isCut {
                emit(
                    Diagnostic(
                        line: line.line, severity: .warning, message: "A text of the line is too long and was cut",
                        expected: "a payee of at most \(TextLimit.payee) characters, a note of at most \(TextLimit.note)"))
            }
            return try take(limited, of: line, key)
        }
        try take(line, of: line, key)
    }

    /// - Parameters:
    ///   - line: with its texts as they are kept.
    ///   - whole: the line as the file has it, by which it is known.
    private func take(_ line: StatementLine, of whole: StatementLine, _ key: LineKey) throws {
        let amount: Int64
        do {
            let (money, isExact) = try line.amount.money(in: currency)
            amount = money.minorUnits
            guard AmountLimit.admits(money) else { throw MoneyError.overflow }
            if !isExact {
                emit(
                    Diagnostic(
                        line: line.line, severity: .warning,
                        message: "The amount is finer than \(currency.code) and was rounded to \(money.decimalText)",
                        found: line.amount.description))
            }
        } catch {
            reject(
                line, "The amount is too large", found: line.amount.description,
                expected: "an amount of at most \(AmountLimit.largest(in: currency))")
            return
        }
        if line.status != .note { report.add(amount) }
        opening.see(line.day)
        report.from = min(report.from ?? line.day, line.day)
        report.until = max(report.until ?? line.day, line.day)
        var hash = StableHash()
        hash.combine(whole.payee)
        hash.combine(whole.memo)
        let probe = LineWindow.Probe(
            day: line.day, amount: amount, bankId: validity.validID(of: line, account: accountHash),
            textHash: Int64(bitPattern: hash.value), format: format, file: file)
        state.digest.add(Int64(line.day.number))
        state.digest.add(amount)
        state.digest.add(probe.textHash)

        if try isOwnEntry(line) {
            sums.add(line)
            report.known += 1
            state.digest.add(1)
            return
        }
        let found = try window.find(probe)
        if isMistaken(line, probe) {
            emit(
                Diagnostic(
                    line: line.line, severity: .warning,
                    message: "The line is in the statement twice, and its balances count it once", found: line.bankId))
        } else {
            sums.add(line)
        }
        if let position = found {
            try recognise(position, line, probe)
            try window.use(position, by: probe)
        } else if let position = try window.pair(probe) {
            try recognise(position, line, probe)
            try window.use(position, by: probe)
            let partner = try window.record(at: position)
            try store(probe, state: .alias, group: partner.group, sameAs: position)
        } else {
            try takeNew(line, amount, probe, key)
        }
    }

    /// Whether the balances do not count a booked line because an equal one is in the statement; it does not matter which of them.
    private func isMistaken(_ line: StatementLine, _ probe: LineWindow.Probe) -> Bool {
        guard !mistaken.isEmpty, line.status == .booked, line.correction == nil, let bankId = probe.bankId else { return false }
        let key = BankIdSurvey.key(account: accountHash, id: bankId)
        guard let left = mistaken[key], left > 0 else { return false }
        mistaken[key] = left - 1
        return true
    }

    func noteRejected() { report.rejected += 1 }

    /// Counts a line of a statement that was in the file before.
    func noteRepeated(_ line: StatementLine) {
        report.from = min(report.from ?? line.day, line.day)
        report.until = max(report.until ?? line.day, line.day)
        report.known += 1
    }

    /// Settles the statement's balances, after its last line.
    func finish(_ trailer: StatementTrailer) throws {
        if report.from == nil {
            report.from = trailer.from ?? trailer.closing?.day
            report.until = trailer.until ?? trailer.closing?.day
        }
        // What an own export states as balance is the sum of what it holds, and proves nothing.
        if !isOwnExport || report.new > 0 {
            let gap = isOwnExport ? nil : sums.gap(trailer).flatMap { StatementGap($0, in: currency) }
            if let gap { emit(gap.warning(line: header.line, locale: state.write.locale)) }
            for diagnostic in try opening.finish(isOwnExport ? StatementTrailer() : trailer, gap: gap?.difference) { emit(diagnostic) }
        }
        if let closedDay, onClosedDays > 0 {
            let message = "\(report.name) was checked and is closed up to \(closedDay); entries that came or changed there: \(onClosedDays)"
            emit(Diagnostic(line: 0, severity: .warning, message: message))
        }
        if report.new > 0, let record = state.places[place], record.isArchived {
            var record = record
            record.isArchived = false
            try state.update(record)
        }
    }

    // MARK: - Known lines

    /// Whether a line is an entry of this account that Coffer wrote out and still has: exports give the transaction's id as the bank's.
    private func isOwnEntry(_ line: StatementLine) throws -> Bool {
        guard let text = line.bankId, let id = ID<Transaction>(text) else { return false }
        return try state.write.transactions.isEntry(id, of: place, on: line.day)
    }

    private func recognise(_ position: LineWindow.Position, _ line: StatementLine, _ probe: LineWindow.Probe) throws {
        report.known += 1
        state.digest.add(1)
        var record = try window.record(at: position)
        if record.importID != state.id {
            try state.lines.markSeen(account: account, day: record.day, line: record.id, by: state.id)
        }
        guard record.state == .pending, line.status == .booked else { return }
        // The bank has booked what it showed as pending before.
        let isMoved = record.day != line.day
        record.state = isMoved ? .alias : .posted
        try state.lines.update(record)
        try window.update(record, at: position)
        // Other formats know the line by the day on which it was booked.
        if isMoved { try store(probe, state: .posted, group: record.group) }
        if let id = record.group, let group = try state.write.transactions.group(id), group.status == .pending {
            state.digest.add(9)
            state.noteCompleted(group.id)
            try complete(group, by: line)
            state.noteBooked(record.id, account: account, day: line.day)
            report.matched += 1
        }
    }

    /// Completes a transaction on the day of its line, and forgets that it waited.
    private func complete(_ group: TransactionGroup, by line: StatementLine) throws {
        let day = line.day
        noteDay(min(day, group.day(at: place) ?? day))
        let waiting = try state.write.open.entries(of: group)
        for entry in waiting where entry.account == account { try state.write.open.remove(entry) }
        var completed = group
        completed.status = .completed
        completed.move(at: place, to: day, own: state.isOwn)
        // Who entered it by hand knew the day of purchase.
        let known = group.day(at: place).flatMap { $0 < day ? $0 : nil }
        try state.write.book.benefits.noteLine(of: completed, purchaseDay: line.purchaseDay ?? known, payee: line.payee)
        let result = try state.amend(group, with: completed, isMade: state.isMadeToWait(group.id), waiting: waiting)
        // The other side of an own transfer still waits for its own line.
        for entry in waiting where entry.account != account { try state.write.open.insert(entry) }
        let amount = try result.amount(at: place, in: currency).minorUnits
        if group.status == .completed, let old = group.day(at: place) {
            opening.move(amount, from: old, to: day)
        } else {
            opening.add(amount, on: day)
        }
    }

    private func noteDay(_ day: Day) {
        if let closedDay, day <= closedDay { onClosedDays += 1 }
    }

    // MARK: - New lines

    private func takeNew(_ line: StatementLine, _ amount: Int64, _ probe: LineWindow.Probe, _ key: LineKey) throws {
        report.new += 1
        if line.status == .note || amount == 0 {
            state.digest.add(2)
            try store(probe, state: .note, group: nil)
            return
        }
        if let correction = line.correction, let outcome = try correcting.correct(correction, by: line, amount) {
            noteDay(line.day)
            let record = try store(probe, state: outcome.state, group: outcome.group)
            state.listed?.add(key, record, kind: .corrected, suggested: place)
            return
        }
        let line = line.withoutOnlyPart
        var sides = names.sides(of: line, amount)
        if line.status == .booked, !sides.isEmpty, let group = try posting.join(line, amount, sides: &sides) {
            noteDay(line.day)
            try takeJoined(line, probe, key, group: group.id, sides: sides)
            return
        }
        if line.status == .booked, state.isWaiting(account), let entry = try match(line, amount, key, sides: sides) {
            guard let group = try state.write.transactions.group(entry.group) else { throw StorageError.constraint(detail: "open entry") }
            state.digest.add(3)
            state.noteCompleted(group.id)
            try complete(group, by: line)
            try takeJoined(line, probe, key, group: group.id, sides: sides)
            return
        }
        let (group, suggested) = try posting.post(line, amount, key, sides: sides)
        report.transactions += 1
        if let large, amount.magnitude >= large.magnitude {
            state.telling.noteLarge(Money(minorUnits: amount, currency: currency), threshold: large, on: line.day, group: group.id)
        }
        noteDay(line.day)
        state.digest.add(4)
        state.noteNewLine(account: account, day: line.day)
        let record = try store(probe, state: line.status == .pending ? .pending : .posted, group: group.id)
        try state.keep(sides, of: record, file: Int(file) - 1, line: line.line)
        state.listed?.add(key, record, kind: .posted, suggested: suggested)
    }

    private func takeJoined(
        _ line: StatementLine, _ probe: LineWindow.Probe, _ key: LineKey, group: ID<Transaction>, sides: [NamedSide]
    ) throws {
        let record = try store(probe, state: .joined, group: group)
        try state.keep(sides, of: record, file: Int(file) - 1, line: line.line)
        state.listed?.add(key, record, kind: .matched, suggested: place)
        report.matched += 1
    }

    @discardableResult private func store(
        _ probe: LineWindow.Probe, state lineState: LineState, group: ID<Transaction>?, sameAs root: LineWindow.Position? = nil
    ) throws -> StatementLineRecord {
        let id: ID<Transaction> = state.write.makeID()
        let record = StatementLineRecord(
            id: id.rawValue, account: account, day: probe.day, amount: probe.amount, bankId: probe.bankId, textHash: probe.textHash,
            format: format, state: lineState, group: group, importID: state.id)
        try state.lines.insert(record)
        try window.insert(record, file: file, sameAs: root)
        return record
    }

    /// A pending, ordered or hand-entered transaction that fits: the one whose reference the line repeats, nearest day, then oldest; of a tie the
    /// one that a person says, else none.
    private func match(_ line: StatementLine, _ amount: Int64, _ key: LineKey, sides: [NamedSide]) throws -> OpenEntry? {
        let found = try WaitingEntries(state.write).candidates(for: line, amount, in: account)
        if let ordered = found.ordered { return ordered }
        let ranked = try found.ranked.filter { try fits($0, sides) }
        guard let best = ranked.first else { return nil }
        if ranked.count > 1, ranked[1].day == best.day {
            let answer = state.answers.match(of: key)
            if state.asks { try state.ask(about: line, Money(minorUnits: amount, currency: currency), key, in: account, ranked, answer) }
            switch answer {
            case .new: return nil
            case .transaction(let group):
                if let chosen = ranked.first(where: { $0.group == group }) { return chosen }
            case nil: break
            }
            emit(
                Diagnostic(
                    line: line.line, severity: .warning,
                    message: "Several transactions that wait for a line fit equally well; none was taken", found: line.payee))
            return nil
        }
        return best
    }

    /// Whether a line that names own accounts may complete an entry: the entry moves to no other own account than those.
    private func fits(_ entry: OpenEntry, _ sides: [NamedSide]) throws -> Bool {
        guard !sides.isEmpty, let group = try state.write.transactions.group(entry.group) else { return true }
        let named = Set(sides.compactMap(\.other))
        return group.parts.allSatisfy { part in
            let other = part.source == place ? part.destination : part.source
            return !state.isOwn(other) || named.contains(other)
        }
    }

    private func reject(_ line: StatementLine, _ message: String, found: String, expected: String) {
        report.rejected += 1
        emit(Diagnostic(line: line.line, severity: .rejected, message: message, found: found, expected: expected))
    }
}
