import Models
import Services
import Storage

/// What becomes of transactions when an import is taken back: as before it, without its line, or gone.
struct UndoGroups {
    private let write: LedgerWrite
    private let importID: ID<StatementImport>
    private let lines: StatementLineRepository
    private let imports: ImportRepository
    private let places: [Place: PlaceRecord]
    private let around: UndoLines
    private let waiting: WaitingPlaces
    /// The categories of what has no other one; nil where there is none.
    private let other: Place?
    private let otherIncome: Place?

    /// - Parameter id: the import that is taken back.
    init(
        _ write: LedgerWrite, of id: ID<StatementImport>, lines: StatementLineRepository, imports: ImportRepository,
        places: [Place: PlaceRecord]
    ) {
        self.write = write
        importID = id
        self.lines = lines
        self.imports = imports
        self.places = places
        around = UndoLines(lines)
        waiting = WaitingPlaces(write.open)
        other = places.values.first { $0.categoryKey == .other }?.id
        otherIncome = places.values.first { $0.categoryKey == .otherIncome }?.id
    }

    /// Puts a transaction back as it was before the import, unless another import's line stands behind the change.
    ///
    /// - Parameters:
    ///   - own: the accounts whose lines of the import joined it.
    ///   - next: the import that has one of them now.
    func restore(
        _ effect: ImportRepository.Effect, own: Set<Place>, next: ID<StatementImport>?
    ) throws -> Bool {
        guard let image = effect.image else { return false }
        let before = try image.group()
        guard !isOpening(before) else { return false }
        // An account that was deleted or merged since cannot be gone back to.
        guard before.parts.allSatisfy({ places[$0.source] != nil && places[$0.destination] != nil }) else { return false }
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
            try write.book.putBack(before)
            try note(before)
            try putBack(image, before, behind)
            return true
        }
        if before.status == .pending {
            // A line that a later statement has booked too stays booked.
            for line in behind where line.state == .posted || line.state == .alias {
                let isLater = line.state == .alias && line.importID > importID
                guard let later = try isLater ? line.importID : lines.nextSighting(of: line, after: importID) else { continue }
                try imports.append(effect, of: later)
                return false
            }
        }
        for entry in try write.open.entries(of: now) { try write.open.remove(entry) }
        if let later = try imports.nextEffect(on: effect.group, after: importID) {
            // Only this import's side goes back; the later import's stays.
            try imports.clearImages(of: effect.group, in: later)
            try imports.append(ImportRepository.Effect(group: effect.group, image: image, revision: effect.revision), of: later)
            try putBack(own, of: now, image: image, before: before)
            return true
        }
        try write.book.benefits.forgetLine(of: now.id)
        try note(try write.book.replace(now, with: before))
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
        _ sides: Set<Place>, of now: TransactionGroup, image: GroupImage, before: TransactionGroup
    ) throws {
        var group = now
        for place in sides.sorted() {
            if let day = before.day(at: place) {
                group.move(at: place, to: day) { places[$0]?.role == .own }
            } else {
                detach(&group, from: place)
            }
        }
        try note(try write.book.replace(now, with: group))
        for entry in image.openEntries where sides.contains(Place(entry.account)) { try write.open.insert(entry) }
    }

    /// Remembers that it was not a person who left a transaction at its revision.
    private func note(_ group: TransactionGroup) throws {
        try imports.append(ImportRepository.Effect(group: group.id, image: nil, revision: group.revision), of: importID)
    }

    /// Decides about a transaction of which a line went.
    ///
    /// - Returns: whether it was removed with it.
    func settle(after line: TakenLines.Line) throws -> Bool {
        let id = line.group
        guard let group = try write.transactions.group(id) else { return false }
        let behind = try linesBehind(group, and: line).filter { $0.state != .dropped && $0.state != .note }
        if behind.isEmpty {
            if try waiting.mayWait(group) {
                for entry in try write.open.entries(of: group) { try write.open.remove(entry) }
            }
            try write.book.remove(group)
            try write.book.benefits.forgetLine(of: group.id)
            return true
        }
        if behind.contains(where: { $0.account == line.account }) {
            // The same line came in another format: that one stands for it now.
            let here = behind.filter { $0.account == line.account }
            if line.state != .alias, here.allSatisfy({ $0.state == .alias }), var other = here.first {
                other.state = line.state
                try around.update(other)
            }
            return false
        }
        var oneSided = group
        detach(&oneSided, from: Place(line.account))
        for entry in try write.open.entries(of: group) where entry.account == line.account { try write.open.remove(entry) }
        try note(try write.book.replace(group, with: oneSided))
        // There is nothing to go back to any more: the other side's line has made what is left.
        try imports.clearImages(of: id)
        for var other in behind where other.state == .joined {
            other.state = .posted
            try around.update(other)
        }
        return false
    }

    /// Gives one side of a transfer to the category of what is not known.
    private func detach(_ oneSided: inout TransactionGroup, from place: Place) {
        for index in oneSided.parts.indices {
            if oneSided.parts[index].source == place, let otherIncome {
                oneSided.parts[index].source = otherIncome
                oneSided.parts[index].sourceDay = oneSided.parts[index].destinationDay
            } else if oneSided.parts[index].destination == place, let other {
                oneSided.parts[index].destination = other
                oneSided.parts[index].destinationDay = oneSided.parts[index].sourceDay
            }
        }
    }

    /// The lines that stand behind a transaction, near its days and near those of a line.
    private func linesBehind(_ group: TransactionGroup, and line: TakenLines.Line? = nil) throws -> [StatementLineRecord] {
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
}
