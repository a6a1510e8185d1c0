import Models
import Services
import Storage

/// Takes an import back: removes the lines that no other import has seen, and puts back what it changed (`product.md` section 4).
struct ImportUndoer {
    private let write: LedgerWrite
    private let lines: StatementLineRepository
    private let imports: ImportRepository
    private let places: [Place: PlaceRecord]

    init(_ write: LedgerWrite) throws {
        self.write = write
        lines = try StatementLineRepository(write.connection, household: write.household)
        imports = ImportRepository(write.connection, household: write.household)
        places = Dictionary(uniqueKeysWithValues: try write.places.all().map { ($0.id, $0) })
    }

    /// - Throws: `ServiceError.notFound`, or `.rule` where it was undone already.
    func undo(_ id: ID<StatementImport>, force: Bool) throws -> ImportUndo {
        guard let isUndone = try imports.isUndone(id) else { throw ServiceError.notFound }
        guard !isUndone else { throw ServiceError.rule("This import was undone already") }
        let statements = try imports.statements(of: id)
        let effects = try imports.effects(of: id)
        let spans = Self.spans(statements)
        let own = try ownLines(of: id, spans: spans)
        var result = ImportUndo(
            id: id, removed: 0, restored: 0, changedSince: try changedSince(own, effects), isDone: false)
        guard result.changedSince.isEmpty || force else { return result }

        var settled: Set<ID<Transaction>> = []
        for line in own { try take(line, of: id) }
        for effect in effects where effect.image != nil && !settled.contains(effect.group) {
            settled.insert(effect.group)
            if try restore(effect) { result.restored += 1 }
        }
        for line in own where line.state != .note && line.state != .dropped {
            guard let group = line.group, !settled.contains(group) else { continue }
            if try settle(group, after: line) == .removed { result.removed += 1 }
            if try !hasLines(group) { settled.insert(group) }
        }
        for effect in effects where effect.image == nil && !settled.contains(effect.group) {
            // An opening balance that the import made.
            if let group = try write.transactions.group(effect.group), isOpening(group) { try write.book.remove(group) }
        }
        for (account, days) in spans {
            try lines.forgetSightings(account: account, from: days.lowerBound, until: days.upperBound, by: id)
        }
        try imports.deleteCheckpoints(of: id)
        try write.book.flush()
        for account in Set(statements.map(\.account)) {
            try settleAccount(account, wasMade: statements.contains { $0.account == account && $0.madeAccount })
        }
        try imports.markUndone(id)
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

    /// Transactions that people changed after the last import that touched them.
    private func changedSince(_ own: [StatementLineRecord], _ effects: [ImportRepository.Effect]) throws -> [ID<Transaction>] {
        var groups = Set(effects.map(\.group))
        for line in own where line.state == .posted || line.state == .pending || line.state == .joined {
            if let group = line.group { groups.insert(group) }
        }
        var changed: [ID<Transaction>] = []
        for id in groups.sorted() {
            guard let group = try write.transactions.group(id) else { continue }
            if group.revision > (try imports.lastRevision(of: id)) { changed.append(id) }
        }
        return changed
    }

    // MARK: - Lines

    /// Removes a line, or hands it to the next import that has seen it.
    private func take(_ line: StatementLineRecord, of id: ID<StatementImport>) throws {
        if let next = try lines.nextSighting(of: line) {
            var line = line
            line.importID = next
            try lines.update(line)
            try lines.forgetSighting(of: line, by: next)
        } else {
            try lines.delete(line)
        }
    }

    // MARK: - Transactions

    private enum Settlement { case kept, removed, detached }

    /// Puts a transaction back as it was before the import, unless another import's line stands behind it.
    private func restore(_ effect: ImportRepository.Effect) throws -> Bool {
        guard let image = effect.image else { return false }
        let before = try image.group()
        if let now = try write.transactions.group(effect.group) {
            for entry in try write.open.entries(of: now) { try write.open.remove(entry) }
            try write.book.replace(now, with: before)
        } else {
            var before = before
            before.revision = effect.revision + 1
            try write.book.insert(before)
        }
        for entry in image.openEntries { try write.open.insert(entry) }
        // Lines of other imports that joined it stand for it again.
        for line in try linesBehind(before) where line.state == .joined {
            var line = line
            line.state = .posted
            try lines.update(line)
        }
        return true
    }

    /// Decides about a transaction of which a line went.
    private func settle(_ id: ID<Transaction>, after line: StatementLineRecord) throws -> Settlement {
        guard let group = try write.transactions.group(id) else { return .kept }
        let behind = try linesBehind(group)
        if behind.isEmpty {
            for entry in try write.open.entries(of: group) { try write.open.remove(entry) }
            try write.book.remove(group)
            return .removed
        }
        if behind.contains(where: { $0.account == line.account }) {
            // The same line came in another format: that one stands for it now.
            for var other in behind where other.account == line.account && other.state == .alias {
                other.state = line.state
                try lines.update(other)
            }
            return .kept
        }
        try detach(group, from: Place(line.account))
        for var other in behind where other.state == .joined {
            other.state = .posted
            try lines.update(other)
        }
        return .detached
    }

    /// Gives one side of a transfer to the category of what is not known.
    private func detach(_ group: TransactionGroup, from place: Place) throws {
        var oneSided = group
        let categories = places.values
        for index in oneSided.parts.indices {
            if oneSided.parts[index].source == place, let income = categories.first(where: { $0.categoryKey == .otherIncome }) {
                oneSided.parts[index].source = income.id
                oneSided.parts[index].sourceDay = oneSided.parts[index].destinationDay
            } else if oneSided.parts[index].destination == place, let other = categories.first(where: { $0.categoryKey == .other }) {
                oneSided.parts[index].destination = other.id
                oneSided.parts[index].destinationDay = oneSided.parts[index].sourceDay
            }
        }
        try write.book.replace(group, with: oneSided)
    }

    /// The lines that stand behind a transaction, near its days.
    private func linesBehind(_ group: TransactionGroup) throws -> [StatementLineRecord] {
        var found: [StatementLineRecord] = []
        for place in Set(group.parts.flatMap { [$0.source, $0.destination] }) where places[place]?.role == .own {
            guard let day = group.day(at: place) else { continue }
            try lines.lines(of: ID(rawValue: place.rawValue), from: day.adding(days: -10), until: day.adding(days: 10)) {
                if $0.group == group.id { found.append($0) }
            }
        }
        return found
    }

    private func hasLines(_ id: ID<Transaction>) throws -> Bool {
        guard let group = try write.transactions.group(id) else { return false }
        return try !linesBehind(group).isEmpty
    }

    private func isOpening(_ group: TransactionGroup) -> Bool { places.values.contains { $0.openingGroup == group.id } }

    // MARK: - Accounts

    /// Removes an account that the import made and nothing else uses; else puts its opening right.
    private func settleAccount(_ account: ID<Account>, wasMade: Bool) throws {
        guard var record = try write.places.find(Place(account)), let currency = record.currency else { return }
        let balance = try write.balances.balance(of: record.id, in: currency)
        let isUsed = try balance.entries > 0 || lines.hasLines(account) || imports.firstCheckpoint(of: account) != nil
        if wasMade, !isUsed {
            try imports.detachStatements(of: account)
            try write.places.delete(record.id)
            return
        }
        let opening = try record.openingGroup.flatMap { try write.transactions.group($0) }
        guard record.isOpeningKnown, record.openingGroup != nil, opening == nil else { return }
        record.openingGroup = nil
        guard let first = try imports.firstCheckpoint(of: account), let equity = places.values.first(where: { $0.role == .equity }) else {
            record.isOpeningKnown = false
            _ = try write.places.update(record)
            return
        }
        // What another statement has said stays true.
        let booked = try write.balances.balance(of: record.id, in: currency, at: first.day)
        let difference = try Money(minorUnits: first.amount, currency: currency) - booked
        if !difference.isZero {
            let id: ID<Transaction> = write.makeID()
            let part = Transaction(
                id: id, amount: Money(minorUnits: Int64(clamping: difference.minorUnits.magnitude), currency: currency),
                source: difference.isNegative ? record.id : equity.id, sourceDay: first.day,
                destination: difference.isNegative ? equity.id : record.id, destinationDay: first.day)
            try write.book.insert(TransactionGroup(id: id, parts: [part], payee: "Opening balance"))
            record.openingGroup = id
        }
        _ = try write.places.update(record)
    }
}
