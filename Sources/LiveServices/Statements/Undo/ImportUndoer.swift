import Models
import Services
import Storage

/// Takes an import back: removes the lines that no other import has seen, and puts back what it changed (`product.md` section 4).
struct ImportUndoer {
    private let write: LedgerWrite
    private let lines: StatementLineRepository
    private let imports: ImportRepository
    private let places: [Place: PlaceRecord]
    private let around: UndoLines

    init(_ write: LedgerWrite) throws {
        self.write = write
        lines = try StatementLineRepository(write.connection, household: write.household)
        around = UndoLines(lines)
        imports = ImportRepository(write.connection, household: write.household)
        places = Dictionary(uniqueKeysWithValues: try write.places.all().map { ($0.id, $0) })
    }

    /// - Throws: `ServiceError.notFound`; `.rule` where it was undone already; `.closedDay` for what lies on one, unless the write may.
    func undo(_ id: ID<StatementImport>, force: Bool) throws -> ImportUndo {
        guard let isUndone = try imports.isUndone(id) else { throw ServiceError.notFound }
        guard !isUndone else { throw ServiceError.rule("This import was undone already") }
        let statements = try imports.statements(of: id)
        let effects = try imports.effects(of: id)
        let spans = Self.spans(statements)
        let own = try ownLines(of: id, spans: spans)
        let touched = try touched(own, effects)
        for group in touched { try write.requireOpen(group) }
        var result = ImportUndo(id: id, removed: 0, restored: 0, changedSince: try changedSince(touched), isDone: false)
        guard result.changedSince.isEmpty || force else { return result }

        guard let equity = places.values.first(where: { $0.role == .equity })?.id else { throw ServiceError.serverError(500) }
        let openings = try Set(statements.map(\.account)).sorted().compactMap {
            try UndoOpening(write, imports: imports, lines: lines, id: id, account: $0, equity: equity, effects: effects)
        }
        let groups = UndoGroups(write, of: id, lines: lines, imports: imports, places: places, around: around)
        var handed: [ID<Transaction>: ID<StatementImport>] = [:]
        for line in own {
            if let next = try take(line), let group = line.group, line.state != .note, line.state != .dropped {
                handed[group] = max(handed[group] ?? next, next)
            }
        }
        let byGroup = Dictionary(grouping: own.filter { $0.group != nil }, by: \.group)
        var settled: Set<ID<Transaction>> = []
        for effect in effects where effect.image != nil && !settled.contains(effect.group) {
            settled.insert(effect.group)
            if try groups.restore(effect, own: byGroup[effect.group] ?? [], next: handed[effect.group]) { result.restored += 1 }
        }
        for line in own where line.state != .note && line.state != .dropped {
            guard let group = line.group, !settled.contains(group) else { continue }
            // Where another import has the line now, it is that one that made the transaction.
            if let next = handed[group] { try imports.clearImages(of: group, in: next) }
            if try groups.settle(group, after: line) {
                result.removed += 1
                settled.insert(group)
            }
        }
        for (account, days) in spans {
            try lines.forgetSightings(account: account, from: days.lowerBound, until: days.upperBound, by: id)
        }
        try imports.deleteCheckpoints(of: id)
        try write.book.flush()
        for opening in openings { try opening.settle() }
        try imports.forgetImages(of: id)
        for account in Set(statements.map(\.account)) {
            try settleAccount(account, wasMade: statements.contains { $0.account == account && $0.madeAccount }, of: id)
        }
        try imports.markUndone(id)
        try ImportTelling.withdraw(id, accounts: Set(statements.map(\.account)), in: write)
        try write.record(.undoImport, subject: Set(statements.map(\.file)).sorted().joined(separator: ", "), image: id.description)
        result.isDone = true
        return result
    }

    // MARK: - What is there

    private static func spans(_ statements: [ImportRepository.Statement]) -> [ID<Account>: ClosedRange<Day>] {
        var spans: [ID<Account>: ClosedRange<Day>] = [:]
        for statement in statements {
            guard let from = statement.from, let until = statement.until, from <= until else { continue }
            // A known line may lie ten days from where the statement has it.
            let days = from.adding(days: -10)...until.adding(days: 10)
            let known = spans[statement.account] ?? days
            spans[statement.account] = min(known.lowerBound, days.lowerBound)...max(known.upperBound, days.upperBound)
        }
        return spans
    }

    private func ownLines(of id: ID<StatementImport>, spans: [ID<Account>: ClosedRange<Day>]) throws -> [StatementLineRecord] {
        var own: [StatementLineRecord] = []
        for (account, days) in spans.sorted(by: { $0.key < $1.key }) {
            try lines.lines(of: account, from: days.lowerBound, until: days.upperBound) { if $0.importID == id { own.append($0) } }
        }
        return own
    }

    /// Transactions that the import made or changed, as they are now.
    private func touched(_ own: [StatementLineRecord], _ effects: [ImportRepository.Effect]) throws -> [TransactionGroup] {
        var groups = Set(effects.map(\.group))
        for line in own where line.state == .posted || line.state == .pending || line.state == .joined {
            if let group = line.group { groups.insert(group) }
        }
        return try groups.sorted().compactMap { try write.transactions.group($0) }
    }

    /// Those that people changed after the last import that touched them.
    private func changedSince(_ groups: [TransactionGroup]) throws -> [ID<Transaction>] {
        try groups.filter { $0.revision > (try imports.lastRevision(of: $0.id)) }.map(\.id)
    }

    // MARK: - Lines

    /// Removes a line, or hands it to the next import that has seen it.
    ///
    /// - Returns: the import that has it now.
    private func take(_ line: StatementLineRecord) throws -> ID<StatementImport>? {
        guard let next = try lines.nextSighting(of: line) else {
            try around.delete(line)
            return nil
        }
        var line = line
        line.importID = next
        try around.update(line)
        try lines.forgetSighting(of: line, by: next)
        return next
    }

    // MARK: - Accounts

    /// Removes an account that the import made and nothing else uses.
    private func settleAccount(_ account: ID<Account>, wasMade: Bool, of id: ID<StatementImport>) throws {
        guard wasMade, let record = try write.places.find(Place(account)), let currency = record.currency else { return }
        let balance = try write.balances.balance(of: record.id, in: currency)
        if try balance.entries > 0 || lines.hasLines(account) || imports.firstCheckpoint(of: account) != nil {
            if let heir = try imports.firstImport(of: account, otherThan: id) { try imports.markMade(account, by: heir) }
            return
        }
        try imports.detachStatements(of: account)
        try AccountRowsRepository(write.connection, household: write.household).deleteChecks(of: account)
        try write.places.delete(record.id)
    }
}
