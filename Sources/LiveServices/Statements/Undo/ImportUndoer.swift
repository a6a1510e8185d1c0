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

        guard let equity = places.values.first(where: { $0.role == .equity })?.id else { throw ServiceError.serverError(500) }
        let openings = try Set(statements.map(\.account)).sorted().compactMap {
            try UndoOpening(write, imports: imports, lines: lines, id: id, account: $0, equity: equity, effects: effects)
        }
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
            if try restore(effect, of: id, own: byGroup[effect.group] ?? [], next: handed[effect.group]) { result.restored += 1 }
        }
        for line in own where line.state != .note && line.state != .dropped {
            guard let group = line.group, !settled.contains(group) else { continue }
            // Where another import has the line now, it is that one that made the transaction.
            if let next = handed[group] { try imports.clearImages(of: group, in: next) }
            if try settle(group, after: line, of: id) == .removed {
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

    // MARK: - Transactions

    private enum Settlement { case kept, removed, detached }

    /// Puts a transaction back as it was before the import, unless another import's line stands behind the change.
    ///
    /// - Parameters:
    ///   - own: the import's own lines that joined it.
    ///   - next: the import that has one of them now.
    private func restore(
        _ effect: ImportRepository.Effect, of id: ID<StatementImport>, own: [StatementLineRecord], next: ID<StatementImport>?
    ) throws -> Bool {
        guard let image = effect.image else { return false }
        let before = try image.group()
        guard !isOpening(before) else { return false }
        if let next {
            try imports.clearImages(of: effect.group, in: next)
            try imports.append(effect, of: next)
            return false
        }
        let behind = try linesBehind(before)
        guard let now = try write.transactions.group(effect.group) else {
            // What a correction of the bank's removed comes back; what a person deleted does not.
            guard behind.contains(where: { $0.state == .dropped }) else { return false }
            var before = before
            before.revision = effect.revision + 1
            try write.book.insert(before)
            try note(before, of: id)
            try putBack(image, before, behind)
            return true
        }
        if before.status == .pending {
            // A line that a later statement has booked too stays booked.
            for line in behind where line.state == .posted || line.state == .alias {
                let isLater = line.state == .alias && line.importID > id
                guard let later = try isLater ? line.importID : lines.nextSighting(of: line, after: id) else { continue }
                try imports.append(effect, of: later)
                return false
            }
        }
        for entry in try write.open.entries(of: now) { try write.open.remove(entry) }
        if let later = try imports.nextEffect(on: effect.group, after: id) {
            // Only this import's side goes back; the later import's stays.
            try imports.clearImages(of: effect.group, in: later)
            try imports.append(ImportRepository.Effect(group: effect.group, image: image, revision: effect.revision), of: later)
            try putBack(Set(own.map { Place($0.account) }), of: now, image: image, before: before, by: id)
            return true
        }
        try note(try write.book.replace(now, with: before), of: id)
        try putBack(image, before, behind)
        return true
    }

    private func putBack(_ image: GroupImage, _ before: TransactionGroup, _ behind: [StatementLineRecord]) throws {
        for entry in image.openEntries { try write.open.insert(entry) }
        // Lines of other imports that joined it stand for it again.
        for var line in behind where line.state != .note && line.state != .pending {
            if line.state == .alias, before.status != .pending || line.day != before.day(at: Place(line.account)) { continue }
            let state: LineState =
                before.status == .pending && image.openEntries.contains { $0.account == line.account } ? .pending : .posted
            guard state != line.state else { continue }
            line.state = state
            try around.update(line)
        }
    }

    private func putBack(
        _ sides: Set<Place>, of now: TransactionGroup, image: GroupImage, before: TransactionGroup, by id: ID<StatementImport>
    ) throws {
        var group = now
        for place in sides.sorted() {
            if let day = before.day(at: place) {
                group.move(at: place, to: day) { places[$0]?.role == .own }
            } else {
                detach(&group, from: place)
            }
        }
        try note(try write.book.replace(now, with: group), of: id)
        for entry in image.openEntries where sides.contains(Place(entry.account)) { try write.open.insert(entry) }
    }

    /// Remembers that it was not a person who left a transaction at its revision.
    private func note(_ group: TransactionGroup, of id: ID<StatementImport>) throws {
        try imports.append(ImportRepository.Effect(group: group.id, image: nil, revision: group.revision), of: id)
    }

    /// Decides about a transaction of which a line went.
    private func settle(_ id: ID<Transaction>, after line: StatementLineRecord, of importID: ID<StatementImport>) throws -> Settlement {
        guard let group = try write.transactions.group(id) else { return .kept }
        let behind = try linesBehind(group, and: line).filter { $0.state != .dropped && $0.state != .note }
        if behind.isEmpty {
            for entry in try write.open.entries(of: group) { try write.open.remove(entry) }
            try write.book.remove(group)
            return .removed
        }
        if behind.contains(where: { $0.account == line.account }) {
            // The same line came in another format: that one stands for it now.
            let here = behind.filter { $0.account == line.account }
            if line.state != .alias, here.allSatisfy({ $0.state == .alias }), var other = here.first {
                other.state = line.state
                try around.update(other)
            }
            return .kept
        }
        var oneSided = group
        detach(&oneSided, from: Place(line.account))
        for entry in try write.open.entries(of: group) where entry.account == line.account { try write.open.remove(entry) }
        try note(try write.book.replace(group, with: oneSided), of: importID)
        // There is nothing to go back to any more: the other side's line has made what is left.
        try imports.clearImages(of: id)
        for var other in behind where other.state == .joined {
            other.state = .posted
            try around.update(other)
        }
        return .detached
    }

    /// Gives one side of a transfer to the category of what is not known.
    private func detach(_ oneSided: inout TransactionGroup, from place: Place) {
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
    }

    /// The lines that stand behind a transaction, near its days and near those of a line.
    private func linesBehind(_ group: TransactionGroup, and line: StatementLineRecord? = nil) throws -> [StatementLineRecord] {
        var sides: [(account: ID<Account>, day: Day)] = []
        for place in Set(group.parts.flatMap { [$0.source, $0.destination] }) where places[place]?.role == .own {
            let account: ID<Account> = ID(rawValue: place.rawValue)
            if let day = group.day(at: place) { sides.append((account, day)) }
            if let line { sides.append((account, line.day)) }
        }
        if let line { sides.append((line.account, line.day)) }
        return try around.behind(group.id, near: sides)
    }

    /// Whether it is an opening balance: nothing else that an import changes comes from equity.
    private func isOpening(_ group: TransactionGroup) -> Bool {
        group.parts.contains { places[$0.source]?.role == .equity || places[$0.destination]?.role == .equity }
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
        try write.places.delete(record.id)
    }
}
