import Models
import Services
import Storage

/// Keeps an account's opening balance right while an import is taken back: what the statements that stay have said stays true.
struct UndoOpening {
    private let write: LedgerWrite
    private let imports: ImportRepository
    private let lines: StatementLineRepository
    private let id: ID<StatementImport>
    private let place: Place
    private let equity: Place
    private let first: StatementBalanceRecord?
    private let bookedAtFirst: Int64
    private let isMadeByImport: Bool
    /// The opening as it was before the import moved it.
    private let image: TransactionGroup?

    private var account: ID<Account> { ID(rawValue: place.rawValue) }

    /// Looks at the account before anything is taken back; nil where it is gone or has no currency.
    init?(
        _ write: LedgerWrite, imports: ImportRepository, lines: StatementLineRepository, id: ID<StatementImport>, account: ID<Account>,
        equity: Place
    ) throws {
        guard let record = try write.places.find(Place(account)), let currency = record.currency else { return nil }
        self.write = write
        self.imports = imports
        self.lines = lines
        self.id = id
        place = record.id
        self.equity = equity
        first = try imports.firstCheckpoint(of: account)
        bookedAtFirst = try first.map { try write.balances.balance(of: record.id, in: currency, at: $0.day).minorUnits } ?? 0
        isMadeByImport = try record.openingGroup.map { try imports.isMade($0) } ?? true
        image = try record.openingGroup.flatMap { try imports.firstImage(of: $0, in: id) }?.group()
    }

    /// Puts the opening right after the lines went.
    func settle() throws {
        guard var record = try write.places.find(place), let currency = record.currency, record.isOpeningKnown else { return }
        let left = try imports.firstCheckpoint(of: account)
        let old = try record.openingGroup.flatMap { try write.transactions.group($0) }
        let before = try old?.amount(at: place, in: currency).minorUnits ?? 0
        var after = before
        if let left, left == first {
            after = before + bookedAtFirst - (try booked(left.day, currency))
        } else if !isMadeByImport {
            after = try image?.amount(at: place, in: currency).minorUnits ?? before
        } else if let left {
            after = before + left.amount - (try booked(left.day, currency))
        } else {
            after = 0
            record.isOpeningKnown = false
        }
        let firstLine = try lines.firstDay(of: account)?.adding(days: -1)
        let computed = [firstLine, left?.day].compactMap { $0 }.min()
        let day = (isMadeByImport ? computed : image?.day(at: place)) ?? old?.day(at: place) ?? computed ?? Day(number: 0)
        try post(old, before: before, after: after, day: day, currency: currency, record: &record)
        _ = try write.places.update(record)
        try write.book.flush()
    }

    private func booked(_ day: Day, _ currency: Currency) throws -> Int64 {
        try write.balances.balance(of: place, in: currency, at: day).minorUnits
    }

    private func post(
        _ old: TransactionGroup?, before: Int64, after: Int64, day: Day, currency: Currency, record: inout PlaceRecord
    ) throws {
        guard after != before || old?.day(at: place) != day else { return }
        guard after != 0 else {
            if let old { try write.book.remove(old) }
            record.openingGroup = nil
            return
        }
        let group: ID<Transaction> = old?.id ?? write.makeID()
        let part = Transaction(
            id: group, amount: Money(minorUnits: Int64(clamping: after.magnitude), currency: currency),
            source: after > 0 ? equity : place, sourceDay: day, destination: after > 0 ? place : equity, destinationDay: day)
        let opening = TransactionGroup(id: group, parts: [part], payee: old?.payee ?? "Opening balance")
        let revision: Int64
        if let old {
            revision = try write.book.replace(old, with: opening).revision
        } else {
            try write.book.insert(opening)
            revision = opening.revision
        }
        record.openingGroup = group
        guard isMadeByImport, let heir = try imports.firstImport(of: account, otherThan: id) else { return }
        try imports.append(ImportRepository.Effect(group: group, image: nil, revision: revision), of: heir)
    }
}
