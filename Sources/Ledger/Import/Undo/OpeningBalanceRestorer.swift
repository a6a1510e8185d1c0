import Models
import Storage

/// Keeps an account's opening balance consistent while an import is undone: the balances of the remaining statements stay correct.
struct OpeningBalanceRestorer {
    private let write: UnitOfWork
    private let imports: ImportRepository
    private let lines: StatementLineRepository
    private let id: ID<StatementImport>
    private let ledgerAccount: LedgerAccountID
    private let equity: LedgerAccountID
    private let first: StatementBalanceRecord?
    private let bookedAtFirst: Int64
    /// The account's balance before the undo.
    private let balance: AccountBalance
    private let isMadeByImport: Bool
    /// The opening balance before the import moved it.
    private let image: TransactionGroup?

    var account: ID<Account> { ID(rawValue: ledgerAccount.rawValue) }

    /// Reads the account before the undo; nil if it was deleted or has no currency.
    init?(
        _ write: UnitOfWork, imports: ImportRepository, lines: StatementLineRepository, id: ID<StatementImport>, account: ID<Account>,
        equity: LedgerAccountID
    ) throws {
        guard let record = try write.ledgerAccounts.find(LedgerAccountID(account)), let currency = record.currency else { return nil }
        self.write = write
        self.imports = imports
        self.lines = lines
        self.id = id
        ledgerAccount = record.id
        self.equity = equity
        first = try imports.firstCheckpoint(of: account)
        bookedAtFirst = try first.map { try write.balances.balance(of: record.id, in: currency, at: $0.day).minorUnits } ?? 0
        balance = try write.balances.balance(of: record.id, in: currency)
        isMadeByImport = try record.openingGroup.map { try imports.isCreatedByImport($0) } ?? true
        image = try record.openingGroup.flatMap { try imports.firstImage(of: $0, in: id) }?.group()
    }

    /// Reassigns the import's stated balances of the account to the import that has its lines now, if all lines stay.
    ///
    /// - Parameter heir: the oldest import that now contains lines of the account.
    func keepCheckpoints(heir: ID<StatementImport>?) throws {
        guard let heir, try hasSameEntries else { return }
        try imports.moveCheckpoints(of: account, from: id, to: heir)
    }

    /// Updates the opening balance after the lines and the import's stated balances were removed. It stays if all entries stay and another
    /// import states a balance.
    ///
    /// - Parameter heir: the oldest import that now contains lines of the account.
    /// - Returns: whether the opening balance changed although all entries stay.
    func settle(heir: ID<StatementImport>?) throws -> Bool {
        guard var record = try write.ledgerAccounts.find(ledgerAccount), let currency = record.currency, record.isOpeningKnown, first != nil
        else { return false }
        let left = try imports.firstCheckpoint(of: account)
        let hasSameEntries = try hasSameEntries
        if hasSameEntries, left != nil, left != first {
            if !isMadeByImport, let heir, let opening = record.openingGroup,
                let image = try imports.firstImage(of: opening, in: id), let group = try write.transactions.group(opening)
            {
                try imports.append(ImportRepository.Effect(group: opening, image: image, revision: group.revision), of: heir)
            }
            return false
        }
        let old = try record.openingGroup.flatMap { try write.transactions.group($0) }
        let before = try old?.amount(at: ledgerAccount, in: currency).minorUnits ?? 0
        var after = before
        if let left, left == first {
            after = before + bookedAtFirst - (try booked(left.day, currency))
        } else if !isMadeByImport {
            after = try image?.amount(at: ledgerAccount, in: currency).minorUnits ?? before
        } else if let left {
            after = before + left.amount - (try booked(left.day, currency))
        } else {
            after = 0
            record.isOpeningKnown = false
        }
        if hasSameEntries, after == before { return false }
        let firstLine = try lines.firstDay(of: account)?.adding(days: -1)
        let computed = [firstLine, left?.day].compactMap { $0 }.min()
        let day = (isMadeByImport ? computed : image?.day(at: ledgerAccount)) ?? old?.day(at: ledgerAccount) ?? computed
        try post(old, before: before, after: after, day: day, currency: currency, record: &record)
        _ = try write.ledgerAccounts.update(record)
        try write.journal.flush()
        return hasSameEntries && after != before
    }

    /// Whether the undo removed no entry of the account and changed none.
    private var hasSameEntries: Bool {
        get throws { try write.balances.balance(of: ledgerAccount, in: balance.booked.currency) == balance }
    }

    private func booked(_ day: Day, _ currency: Currency) throws -> Int64 {
        try write.balances.balance(of: ledgerAccount, in: currency, at: day).minorUnits
    }

    private func post(
        _ old: TransactionGroup?, before: Int64, after: Int64, day: Day?, currency: Currency, record: inout LedgerAccountRecord
    ) throws {
        guard after != before || day == nil || old?.day(at: ledgerAccount) != day else { return }
        guard after != 0 else {
            if let old { try write.journal.remove(old) }
            record.openingGroup = nil
            return
        }
        // Without a line and a balance there is no amount either.
        guard let day else { return }
        let group: ID<Transaction> = old?.id ?? write.makeID()
        let part = Transaction(
            id: group, amount: Money(minorUnits: Int64(clamping: after.magnitude), currency: currency),
            source: after > 0 ? equity : ledgerAccount, sourceDay: day, destination: after > 0 ? ledgerAccount : equity, destinationDay: day
        )
        let opening = TransactionGroup(id: group, parts: [part], payee: old?.payee ?? SystemPayee.openingBalance.rawValue)
        let revision: Int64
        if let old {
            revision = try write.journal.replace(old, with: opening).revision
        } else {
            try write.journal.insert(opening)
            revision = opening.revision
        }
        record.openingGroup = group
        guard isMadeByImport, let heir = try imports.firstImport(of: account, otherThan: id) else { return }
        try imports.append(ImportRepository.Effect(group: group, image: nil, revision: revision), of: heir)
    }
}
