import Models
import StatementFiles
import Storage

/// Determines an account's opening balance, and checks the balances of later statements against the ledger.
///
/// The first known balance sets the opening. Older lines imported later move it, so that the first checkpoint stays correct. Later balances
/// post nothing: a difference is a warning.
final class OpeningBalanceUpdater {
    private let state: ImportState
    private let ledgerAccount: LedgerAccountID
    private let account: ID<Account>
    private let currency: Currency
    private let header: StatementHeader
    /// The earliest stated balance before this statement.
    private let first: StatementBalanceRecord?
    private var firstLine: Day?
    /// The day of the statement's first line, new or known.
    private var firstSeen: Day?
    /// Sum of new lines up to the first checkpoint.
    private var older: Int128 = 0
    /// Whether the statement has set the opening balance.
    private(set) var hasSetOpening = false

    init(_ state: ImportState, account: LedgerAccountRecord, currency: Currency, header: StatementHeader) throws {
        self.state = state
        ledgerAccount = account.id
        self.account = ID(rawValue: account.id.rawValue)
        self.currency = currency
        self.header = header
        first = try state.imports.firstCheckpoint(of: self.account)
    }

    /// Records the day of a line of the statement, new or known.
    func observe(_ day: Day) { firstSeen = min(firstSeen ?? day, day) }

    /// Adds a completed line.
    func add(_ amount: Int64, on day: Day) {
        firstLine = min(firstLine ?? day, day)
        if let first, day <= first.day { older += Int128(amount) }
    }

    /// Accounts for a line that was entered manually on another day.
    func move(_ amount: Int64, from old: Day, to day: Day) {
        firstLine = min(firstLine ?? day, day)
        guard let first, (old <= first.day) != (day <= first.day) else { return }
        older += day <= first.day ? Int128(amount) : -Int128(amount)
    }

    /// Applies the balances after the last line.
    ///
    /// - Parameter gap: the difference between the closing balance and the statement's lines, which was reported already.
    /// - Returns: warnings about the balances.
    func finish(_ trailer: StatementTrailer, gap: Money? = nil) throws -> [Diagnostic] {
        guard let record = state.ledgerAccounts[ledgerAccount] else { return [] }
        try state.write.journal.flushTotals()
        var diagnostics: [Diagnostic] = []
        let stated = header.isContinuation ? nil : header.opening ?? trailer.opening
        if record.isOpeningKnown {
            if older != 0 || (firstLine.map { day in first.map { day <= $0.day } ?? false } ?? false) { try moveOpening(record) }
            if let closing = trailer.closing {
                diagnostics += try check(closing, gap: gap)
            } else if let stated {
                diagnostics += try check(stated, dayBefore: true)
            }
            return diagnostics
        }
        if let stated {
            let day = earliestLine?.adding(days: -1) ?? stated.day
            guard let amount = units(stated.amount), try setOpening(record, to: amount, at: day) else { return [tooLarge(stated.amount)] }
            try state.imports.insertCheckpoint(account: account, day: day, amount: amount, of: state.id)
            if let closing = trailer.closing { diagnostics += try check(closing, gap: gap) }
        } else if let closing = trailer.closing {
            guard let amount = units(closing.amount), try setOpening(record, to: amount, at: closing.day) else {
                return [tooLarge(closing.amount)]
            }
            try state.imports.insertCheckpoint(account: account, day: closing.day, amount: amount, of: state.id)
        } else if !header.isContinuation {
            diagnostics.append(
                Diagnostic(line: header.line, severity: .warning, code: .importBalanceMissing, arguments: [record.name]))
        }
        return diagnostics
    }

    // MARK: - Private

    /// The day of the statement's first line. The opening balance is posted before it, even if an earlier import contained the line.
    private var earliestLine: Day? { [firstLine, firstSeen].compactMap { $0 }.min() }

    /// Posts the opening balance so that the account has an amount at the end of a day.
    ///
    /// - Returns: false without posting if the opening would exceed the largest amount.
    private func setOpening(_ record: LedgerAccountRecord, to amount: Int64, at day: Day) throws -> Bool {
        let booked = try state.write.balances.balance(of: ledgerAccount, in: currency, at: day)
        let (difference, overflow) = amount.subtractingReportingOverflow(booked.minorUnits)
        guard !overflow, AmountLimit.allows(Money(minorUnits: difference, currency: currency)) else { return false }
        let openingDay = min(earliestLine?.adding(days: -1) ?? day, day)
        var record = record
        record.isOpeningKnown = true
        hasSetOpening = true
        if difference != 0 {
            let group = opening(of: difference, on: openingDay, id: state.write.makeID())
            try state.write.journal.insert(group)
            try state.effects.recordCreated(group)
            record.openingGroup = group.id
        }
        try state.update(record)
        state.digest.add(6)
        state.digest.add(difference)
        try state.write.journal.flushTotals()
        return true
    }

    /// Changes the opening by the sum of older lines, and moves it before them.
    private func moveOpening(_ record: LedgerAccountRecord) throws {
        let old = try record.openingGroup.flatMap { try state.write.transactions.group($0) }
        let before = try old?.amount(at: ledgerAccount, in: currency).minorUnits ?? 0
        guard let after = Int64(exactly: Int128(before) - older), AmountLimit.allows(Money(minorUnits: after, currency: currency)) else {
            throw MoneyError.overflow
        }
        guard let day = [firstLine?.adding(days: -1), old?.day(at: ledgerAccount), first?.day].compactMap({ $0 }).min() else { return }
        state.digest.add(7)
        state.digest.add(after)
        guard after != before || day != old?.day(at: ledgerAccount) else { return }
        var record = record
        if let old {
            if after == 0 {
                try state.effects.remove(old, waiting: [])
                record.openingGroup = nil
            } else {
                var moved = opening(of: after, on: day, id: old.id)
                moved.payee = old.payee
                try state.effects.replace(old, with: moved, waiting: [])
            }
        } else if after != 0 {
            let group = opening(of: after, on: day, id: state.write.makeID())
            try state.write.journal.insert(group)
            try state.effects.recordCreated(group)
            record.openingGroup = group.id
        }
        if record.openingGroup != state.ledgerAccounts[ledgerAccount]?.openingGroup { try state.update(record) }
        try state.write.journal.flushTotals()
    }

    /// Checks a stated balance against the ledger and stores it as a checkpoint.
    ///
    /// - Parameters:
    ///   - dayBefore: whether it is the balance before the first line.
    ///   - gap: a difference that was reported already.
    private func check(_ balance: StatementBalance, dayBefore: Bool = false, gap: Money? = nil) throws -> [Diagnostic] {
        let day = dayBefore ? (firstSeen ?? firstLine)?.adding(days: -1) ?? balance.day : balance.day
        guard let amount = units(balance.amount) else { return [tooLarge(balance.amount)] }
        try state.imports.insertCheckpoint(account: account, day: day, amount: amount, of: state.id)
        let booked = try state.write.balances.balance(of: ledgerAccount, in: currency, at: day)
        let stated = Money(minorUnits: amount, currency: currency)
        guard let difference = try Figure.nilOnOverflow({ try stated - booked }) else { return [tooLarge(balance.amount)] }
        state.observer.record(difference: difference, on: day, of: account, named: state.ledgerAccounts[ledgerAccount]?.name ?? "")
        guard !difference.isZero, difference != gap else { return [] }
        let arguments =
            if let locale = state.write.locale {
                [stated.formatted(in: locale), day.formatted(in: locale), booked.formatted(in: locale), difference.formatted(in: locale)]
            } else {
                ["\(stated)", "\(day)", "\(booked)", "\(difference)"]
            }
        return [Diagnostic(line: header.line, severity: .warning, code: .importBalanceDiffers, arguments: arguments)]
    }

    private func opening(of amount: Int64, on day: Day, id: ID<Transaction>) -> TransactionGroup {
        let magnitude = Money(minorUnits: Int64(clamping: amount.magnitude), currency: currency)
        let part = Transaction(
            id: id, amount: magnitude, source: amount > 0 ? state.equity : ledgerAccount, sourceDay: day,
            destination: amount > 0 ? ledgerAccount : state.equity, destinationDay: day)
        return TransactionGroup(id: id, parts: [part], payee: SystemPayee.openingBalance.rawValue)
    }

    /// A stated balance in minor units; nil if it exceeds the largest amount.
    private func units(_ figure: DecimalFigure) -> Int64? {
        do {
            let amount = try figure.money(in: currency).amount
            return AmountLimit.allows(amount) ? amount.minorUnits : nil
        } catch {
            return nil
        }
    }

    private func tooLarge(_ figure: DecimalFigure) -> Diagnostic {
        Diagnostic(
            line: header.line, severity: .warning, code: .importBalanceTooLarge,
            found: figure.description, expected: "at most \(AmountLimit.largest(in: currency))")
    }
}
