package import Models
import Services
import Storage

/// Undoes an import: removes lines that no other import contains, and restores changed data.
package struct ImportUndoer {
    private let write: UnitOfWork
    private let observer: any ImportObserver
    private let day: (Int64) throws -> Day
    private let lines: StatementLineRepository
    private let imports: ImportRepository
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]

    /// - Parameters:
    ///   - observer: receives the events of the undo.
    ///   - day: the household's day of an instant in milliseconds since 1970.
    package init(_ write: UnitOfWork, observer: any ImportObserver, day: @escaping (Int64) throws -> Day) throws {
        self.write = write
        self.observer = observer
        self.day = day
        lines = try StatementLineRepository(write.connection, household: write.household)
        imports = ImportRepository(write.connection, household: write.household)
        ledgerAccounts = Dictionary(uniqueKeysWithValues: try write.ledgerAccounts.all().map { ($0.id, $0) })
    }

    /// Undoes an import, unless members changed its transactions since.
    ///
    /// - Parameter force: whether changes of members are lost.
    /// - Throws: `ServiceError.notFound`; `.rule` if it was undone already; `.closedDay` for transactions on closed days, unless
    ///   `allowsClosedDays`.
    package func undo(_ id: ID<StatementImport>, force: Bool) throws -> ImportUndo {
        guard let isUndone = try imports.isUndone(id) else { throw ServiceError.notFound }
        guard !isUndone else { throw ServiceError.rule(.importUndone) }
        let statements = try imports.statements(of: id)
        guard statements.allSatisfy({ write.reach.opens($0.account) }) else { throw ServiceError.rule(.importOfClosedAccount) }
        let spans = ImportSpans(statements)
        let check = ImportUndoCheck(write, of: id, lines: lines, imports: imports, spans: spans.days)
        try check.requireOpen()
        var result = ImportUndo(id: id, removed: 0, restored: 0, changedSince: try check.changedSince(), isDone: false)
        guard result.changedSince.isEmpty || force else { return result }

        guard let equity = ledgerAccounts.values.first(where: { $0.role == .equity })?.id else { throw ServiceError.serverError(500) }
        let openings = try Set(statements.map(\.account)).sorted().compactMap {
            try OpeningBalanceRestorer(write, imports: imports, lines: lines, id: id, account: $0, equity: equity)
        }
        var shared = try SharedLineCounter(lines: lines, imports: imports, of: id, spans: spans)
        let groups = ImportGroupRestorer(write, of: id, lines: lines, imports: imports, ledgerAccounts: ledgerAccounts)
        var removed = RemovedLines(imaged: try imports.changedGroups(of: id, withImage: true))
        for (account, days) in spans.ordered { result.ownLines += try remove(account, days, of: id, into: &removed) }
        let settled = try restore(id, removed, groups, &result)
        for line in removed.lines where !settled.contains(line.group) {
            // If another import has the line now, that import owns the transaction.
            if let next = removed.reassigned[line.group] { try imports.clearImages(of: line.group, in: next) }
            switch try groups.settle(after: line) {
            case .removed: result.removed += 1
            case .kept(let other): shared.add(line.group.rawValue, of: line.account, sharedWith: other)
            case .changed: break
            }
        }
        for (account, days) in spans.ordered {
            try lines.deleteSightings(account: account, from: days.lowerBound, until: days.upperBound, by: id)
        }
        try write.journal.flush()
        for opening in openings { try opening.keepCheckpoints(heir: removed.heirs[opening.account]) }
        try imports.deleteCheckpoints(of: id)
        for opening in openings where try opening.settle(heir: removed.heirs[opening.account]) { result.restored += 1 }
        try imports.deleteImages(of: id)
        let made = Set(statements.filter(\.madeAccount).map(\.account))
        for account in made.sorted() { try removeUnusedAccount(account, of: id) }
        result.shared = try shared.result(day: day)
        try imports.markUndone(id, staying: result.shared.count)
        try observer.undone(id, accounts: Set(statements.map(\.account)))
        try write.record(
            .undoImport, subject: try imports.fileNames(of: id).map(\.lastPathComponent).joined(separator: ", "), reference: id.description)
        result.isDone = true
        return result
    }

    // MARK: - Lines and transactions

    /// Removes an import's lines of an account, or assigns each to the next import that contains it. Processes one page of lines at a time.
    ///
    /// - Returns: the number of lines.
    private func remove(
        _ account: ID<Account>, _ days: ClosedRange<Day>, of id: ID<StatementImport>, into removed: inout RemovedLines
    ) throws -> Int {
        var last: StatementLineRecord?
        var count = 0
        while true {
            let page = try lines.page(
                of: account, id, after: last, from: days.lowerBound, until: days.upperBound, limit: Self.pageSize)
            guard let first = page.first, let end = page.last else { return count }
            count += page.count
            let sightings = try lines.nextSightings(from: first, through: end)
            for line in page {
                let next = sightings[line.id]
                if let next {
                    var reassigned = line
                    reassigned.importID = next
                    try lines.update(reassigned)
                    try lines.deleteSighting(of: reassigned, by: next)
                } else {
                    try lines.delete(line)
                }
                removed.add(line, reassignedTo: next)
            }
            last = end
        }
    }

    /// Restores the data that the import changed, in reverse order.
    ///
    /// - Returns: the transactions that were processed.
    private func restore(
        _ id: ID<StatementImport>, _ removed: RemovedLines, _ groups: ImportGroupRestorer, _ result: inout ImportUndo
    ) throws -> Set<ID<Transaction>> {
        var settled: Set<ID<Transaction>> = []
        var last: Int?
        while true {
            let page = try imports.imagedEffects(of: id, before: last, limit: Self.pageSize)
            guard let end = page.last else { return settled }
            for (_, effect) in page where settled.insert(effect.group).inserted {
                let sides = removed.sides[effect.group] ?? []
                if try groups.restore(effect, own: sides, next: removed.reassigned[effect.group]) { result.restored += 1 }
            }
            last = end.sequence
        }
    }

    /// Number of lines or effects per page.
    private static let pageSize = 1_000

    // MARK: - Accounts

    /// Removes an account that the import created, unless it is used otherwise.
    private func removeUnusedAccount(_ account: ID<Account>, of id: ID<StatementImport>) throws {
        guard let record = try write.ledgerAccounts.find(LedgerAccountID(account)), let currency = record.currency else { return }
        let balance = try write.balances.balance(of: record.id, in: currency)
        if try balance.entries > 0 || lines.hasLines(account) || imports.firstCheckpoint(of: account) != nil {
            if let heir = try imports.firstImport(of: account, otherThan: id) { try imports.setCreatingImport(account, by: heir) }
            return
        }
        try imports.detachStatements(of: account)
        try CheckRepository(write.connection, household: write.household).deleteAll(of: account)
        try write.delete(record)
    }
}
