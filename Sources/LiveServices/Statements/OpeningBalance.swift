import Models
import Services
import StatementFiles
import Storage

/// Settles what an account began with, and holds what later statements say against the ledger (`product.md` section 3).
///
/// The first balance that is known sets the opening. Older lines that come later move it, so that the first checkpoint stays true. Later
/// balances post nothing: a difference is a warning.
final class OpeningBalance {
    private let state: ImportState
    private let place: Place
    private let account: ID<Account>
    private let currency: Currency
    private let header: StatementHeader
    /// The first balance that was ever stated, before this statement.
    private let first: StatementBalanceRecord?
    private var firstLine: Day?
    /// What new lines up to the first checkpoint add.
    private var older: Int64 = 0

    init(_ state: ImportState, account: PlaceRecord, currency: Currency, header: StatementHeader) throws {
        self.state = state
        place = account.id
        self.account = ID(rawValue: account.id.rawValue)
        self.currency = currency
        self.header = header
        first = try state.imports.firstCheckpoint(of: self.account)
    }

    /// Counts a completed line.
    func add(_ amount: Int64, on day: Day) {
        firstLine = min(firstLine ?? day, day)
        if let first, day <= first.day { older = older.addingReportingOverflow(amount).partialValue }
    }

    /// Counts a line that was booked already, by hand, on another day.
    func move(_ amount: Int64, from old: Day, to day: Day) {
        firstLine = min(firstLine ?? day, day)
        guard let first, (old <= first.day) != (day <= first.day) else { return }
        older =
            day <= first.day ? older.addingReportingOverflow(amount).partialValue : older.subtractingReportingOverflow(amount).partialValue
    }

    /// Settles the balances after the last line.
    ///
    /// - Returns: what is to be said about them.
    func finish(_ trailer: StatementTrailer) throws -> [Diagnostic] {
        guard let record = state.places[place] else { return [] }
        try state.write.book.flush()
        var diagnostics: [Diagnostic] = []
        let stated = header.continues ? nil : header.opening ?? trailer.opening
        if record.isOpeningKnown {
            if older != 0 || (firstLine.map { day in first.map { day <= $0.day } ?? false } ?? false) { try moveOpening(record) }
            if let closing = trailer.closing {
                diagnostics += try hold(closing)
            } else if let stated {
                diagnostics += try hold(stated, dayBefore: true)
            }
            return diagnostics
        }
        if let stated {
            let day = (firstLine ?? stated.day).adding(days: firstLine == nil ? 0 : -1)
            let amount = try units(stated.amount)
            try setOpening(record, to: amount, at: day)
            try state.imports.insertCheckpoint(account: account, day: day, amount: amount, of: state.id)
            if let closing = trailer.closing { diagnostics += try hold(closing) }
        } else if let closing = trailer.closing {
            let amount = try units(closing.amount)
            try setOpening(record, to: amount, at: closing.day)
            try state.imports.insertCheckpoint(account: account, day: closing.day, amount: amount, of: state.id)
        } else if !header.continues {
            diagnostics.append(
                Diagnostic(line: header.line, severity: .warning, message: "The statement states no balance; \(record.name) begins at 0"))
        }
        return diagnostics
    }

    // MARK: - Private

    /// Posts the opening so that the account holds an amount at the end of a day.
    private func setOpening(_ record: PlaceRecord, to amount: Int64, at day: Day) throws {
        let booked = try state.write.balances.balance(of: place, in: currency, at: day)
        let (difference, overflow) = amount.subtractingReportingOverflow(booked.minorUnits)
        guard !overflow else { throw MoneyError.overflow }
        let openingDay = min(firstLine?.adding(days: -1) ?? day, day)
        var record = record
        record.isOpeningKnown = true
        if difference != 0 {
            let group = opening(of: difference, on: openingDay, id: state.write.makeID())
            try state.write.book.insert(group)
            try state.noteMade(group)
            record.openingGroup = group.id
        }
        try state.update(record)
        state.digest.add(6)
        state.digest.add(difference)
        try state.write.book.flush()
    }

    /// Moves the opening by what older lines brought, and behind them.
    private func moveOpening(_ record: PlaceRecord) throws {
        let old = try record.openingGroup.flatMap { try state.write.transactions.group($0) }
        let before = try old?.amount(at: place, in: currency).minorUnits ?? 0
        let (after, overflow) = before.subtractingReportingOverflow(older)
        guard !overflow else { throw MoneyError.overflow }
        let day = [firstLine?.adding(days: -1), old?.day(at: place), first?.day].compactMap { $0 }.min() ?? Day(number: 0)
        state.digest.add(7)
        state.digest.add(after)
        guard after != before || day != old?.day(at: place) else { return }
        var record = record
        if let old {
            if after == 0 {
                try state.remove(old, waiting: [])
                record.openingGroup = nil
            } else {
                var moved = opening(of: after, on: day, id: old.id)
                moved.payee = old.payee
                try state.replace(old, with: moved, waiting: [])
            }
        } else if after != 0 {
            let group = opening(of: after, on: day, id: state.write.makeID())
            try state.write.book.insert(group)
            try state.noteMade(group)
            record.openingGroup = group.id
        }
        if record.openingGroup != state.places[place]?.openingGroup { try state.update(record) }
        try state.write.book.flush()
    }

    /// Holds a stated balance against the ledger and keeps it.
    ///
    /// - Parameter dayBefore: the balance is the one before the first line.
    private func hold(_ balance: StatementBalance, dayBefore: Bool = false) throws -> [Diagnostic] {
        let day = dayBefore ? firstLine?.adding(days: -1) ?? balance.day : balance.day
        let amount = try units(balance.amount)
        try state.imports.insertCheckpoint(account: account, day: day, amount: amount, of: state.id)
        let booked = try state.write.balances.balance(of: place, in: currency, at: day)
        let stated = Money(minorUnits: amount, currency: currency)
        let difference = try stated - booked
        state.telling.note(difference: difference, on: day, of: account, named: state.places[place]?.name ?? "")
        guard !difference.isZero else { return [] }
        let message =
            if let locale = state.write.locale {
                "The statement says \(stated.formatted(in: locale)) at the end of \(day.formatted(in: locale)), the ledger "
                    + "\(booked.formatted(in: locale)): a difference of \(difference.formatted(in: locale))"
            } else {
                "The statement says \(stated) at the end of \(day), the ledger \(booked): a difference of \(difference)"
            }
        return [Diagnostic(line: header.line, severity: .warning, message: message)]
    }

    private func opening(of amount: Int64, on day: Day, id: ID<Transaction>) -> TransactionGroup {
        let magnitude = Money(minorUnits: Int64(clamping: amount.magnitude), currency: currency)
        let part = Transaction(
            id: id, amount: magnitude, source: amount > 0 ? state.equity : place, sourceDay: day,
            destination: amount > 0 ? place : state.equity, destinationDay: day)
        return TransactionGroup(id: id, parts: [part], payee: "Opening balance")
    }

    private func units(_ figure: DecimalFigure) throws -> Int64 { try figure.money(in: currency).amount.minorUnits }
}
