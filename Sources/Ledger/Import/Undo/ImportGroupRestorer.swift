import Models
import Storage

/// Restores transactions when an import is undone: their state before the import, without its line, or removed.
struct ImportGroupRestorer {
    private let write: UnitOfWork
    private let importID: ID<StatementImport>
    private let lines: StatementLineRepository
    private let imports: ImportRepository
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    private let lineIndex: UndoLineIndex
    private let openEntryLookup: OpenEntryLookup
    /// The fallback categories; nil if there are none.
    private let other: LedgerAccountID?
    private let otherIncome: LedgerAccountID?

    /// - Parameter id: the import that is undone.
    init(
        _ write: UnitOfWork, of id: ID<StatementImport>, lines: StatementLineRepository, imports: ImportRepository,
        ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    ) {
        self.write = write
        importID = id
        self.lines = lines
        self.imports = imports
        self.ledgerAccounts = ledgerAccounts
        lineIndex = UndoLineIndex(lines)
        openEntryLookup = OpenEntryLookup(write.open)
        other = ledgerAccounts.values.first { $0.categoryKey == .other }?.id
        otherIncome = ledgerAccounts.values.first { $0.categoryKey == .otherIncome }?.id
    }

    /// Restores a transaction to its state before the import, unless another import's line supports the change.
    ///
    /// - Parameters:
    ///   - own: the accounts whose lines of the import joined it.
    ///   - next: the import that contains one of these lines now.
    func restore(
        _ effect: ImportRepository.Effect, own: Set<LedgerAccountID>, next: ID<StatementImport>?
    ) throws -> Bool {
        guard let image = effect.image else { return false }
        let before = try image.group()
        guard !isOpening(before) else { return false }
        // A transaction of an account that was deleted or merged since cannot be restored.
        guard before.parts.allSatisfy({ ledgerAccounts[$0.source] != nil && ledgerAccounts[$0.destination] != nil }) else { return false }
        if let next {
            try imports.clearImages(of: effect.group, in: next)
            try imports.append(effect, of: next)
            return false
        }
        let supporting = try supportingLines(before)
        guard let now = try write.transactions.group(effect.group) else {
            // A transaction removed by a bank's correction is restored; one deleted by a member is not.
            guard supporting.contains(where: { $0.state == .dropped }) else { return false }
            var before = before
            before.revision = effect.revision + 1
            try write.journal.restore(before)
            try recordRevision(before)
            try restore(image, before, supporting)
            return true
        }
        if before.status == .pending {
            // A line that a later statement has booked, too, stays booked.
            for line in supporting where line.state == .posted || line.state == .alias {
                let isLater = line.state == .alias && line.importID > importID
                guard let later = try isLater ? line.importID : lines.nextSighting(of: line, after: importID) else { continue }
                try imports.append(effect, of: later)
                return false
            }
        }
        for entry in try write.open.entries(of: now) { try write.open.remove(entry) }
        if let later = try imports.nextEffect(on: effect.group, after: importID) {
            // Only this import's side is restored; the later import's side stays.
            try imports.clearImages(of: effect.group, in: later)
            try imports.append(ImportRepository.Effect(group: effect.group, image: image, revision: effect.revision), of: later)
            try restore(own, of: now, image: image, before: before)
            return true
        }
        if try hasOtherSide(now, besides: before, own: own) {
            // A member joined it with the transaction of another line, whose side stays.
            try restore(own, of: now, image: image, before: before)
            return true
        }
        try forgetLine(of: now.id)
        try recordRevision(try write.journal.replace(now, with: before))
        try restore(image, before, supporting)
        return true
    }

    /// Whether a line of another import supports a side that the transaction did not have before.
    private func hasOtherSide(_ now: TransactionGroup, besides before: TransactionGroup, own: Set<LedgerAccountID>) throws -> Bool {
        let added = Set(now.parts.flatMap { [$0.source, $0.destination] }).filter {
            ledgerAccounts[$0]?.role == .own && !own.contains($0) && before.day(at: $0) == nil
        }
        guard !added.isEmpty else { return false }
        return try supportingLines(now).contains { line in
            added.contains(LedgerAccountID(line.account)) && line.state != .dropped && line.state != .note
        }
    }

    private func restore(_ image: GroupImage, _ before: TransactionGroup, _ supporting: [StatementLineRecord]) throws {
        for entry in image.openEntries { try write.open.insert(entry) }
        // Lines of other imports that joined it support it again.
        for var line in supporting where line.state != .note && line.state != .pending {
            if line.state == .alias, before.status != .pending || line.day != before.day(at: LedgerAccountID(line.account)) { continue }
            let state: LineState =
                before.status == .pending && image.openEntries.contains { $0.account == line.account } ? .pending : .posted
            guard state != line.state else { continue }
            line.state = state
            try lineIndex.update(line)
        }
    }

    private func restore(
        _ sides: Set<LedgerAccountID>, of now: TransactionGroup, image: GroupImage, before: TransactionGroup
    ) throws {
        var group = now
        for ledgerAccount in sides.sorted() {
            if let day = before.day(at: ledgerAccount) {
                group.move(at: ledgerAccount, to: day) { ledgerAccounts[$0]?.role == .own }
            } else {
                detach(&group, from: ledgerAccount)
            }
        }
        try recordRevision(try write.journal.replace(now, with: group))
        for entry in image.openEntries where sides.contains(LedgerAccountID(entry.account)) { try write.open.insert(entry) }
    }

    /// Records that the undo, not a member, set a transaction's revision.
    private func recordRevision(_ group: TransactionGroup) throws {
        try imports.append(ImportRepository.Effect(group: group.id, image: nil, revision: group.revision), of: importID)
    }

    /// The state of a transaction after one of its lines was removed.
    enum Settlement {
        case removed
        /// It remains unchanged, because a line of another import supports it.
        case kept(by: ID<StatementImport>)
        /// One side of it was removed, or it had been removed before.
        case changed
    }

    /// Updates a transaction after one of its lines was removed.
    func settle(after line: RemovedLines.Line) throws -> Settlement {
        let id = line.group
        guard let group = try write.transactions.group(id) else { return .changed }
        let supporting = try supportingLines(group, and: line).filter { $0.state != .dropped && $0.state != .note }
        if supporting.isEmpty {
            if try openEntryLookup.mayHaveOpenEntry(group) {
                for entry in try write.open.entries(of: group) { try write.open.remove(entry) }
            }
            try write.journal.remove(group)
            try forgetLine(of: group.id)
            return .removed
        }
        let here = supporting.filter { $0.account == line.account }
        if let kept = here.first {
            // The same line was imported in another format or layout, which supports the transaction now.
            if line.state != .alias, here.allSatisfy({ $0.state == .alias }), var other = here.first {
                other.state = line.state
                try lineIndex.update(other)
            }
            return .kept(by: kept.importID)
        }
        var oneSided = group
        detach(&oneSided, from: LedgerAccountID(line.account))
        for entry in try write.open.entries(of: group) where entry.account == line.account { try write.open.remove(entry) }
        try recordRevision(try write.journal.replace(group, with: oneSided))
        // The state before the import is obsolete: the remaining transaction belongs to the other side's line.
        try imports.clearImages(of: id)
        for var other in supporting where other.state == .joined {
            other.state = .posted
            try lineIndex.update(other)
        }
        return .changed
    }

    /// Replaces one side of a transfer by a fallback category; of a currency exchange, only the other leg stays.
    private func detach(_ oneSided: inout TransactionGroup, from ledgerAccount: LedgerAccountID) {
        if let leg = oneSided.parts.firstIndex(where: { $0.source != ledgerAccount && $0.destination != ledgerAccount }),
            oneSided.parts.count == 2, let other, let otherIncome
        {
            var part = oneSided.parts[leg]
            part.id = oneSided.id
            if ledgerAccounts[part.source]?.role == .conversion { part.source = otherIncome }
            if ledgerAccounts[part.destination]?.role == .conversion { part.destination = other }
            if part.source == otherIncome || part.destination == other { return oneSided.parts = [part] }
        }
        for index in oneSided.parts.indices {
            if oneSided.parts[index].source == ledgerAccount, let otherIncome {
                oneSided.parts[index].source = otherIncome
                oneSided.parts[index].sourceDay = oneSided.parts[index].destinationDay
            } else if oneSided.parts[index].destination == ledgerAccount, let other {
                oneSided.parts[index].destination = other
                oneSided.parts[index].destinationDay = oneSided.parts[index].sourceDay
            }
        }
    }

    /// Tells the observers that a group's line is undone, and deletes the line's mandate.
    private func forgetLine(of group: ID<Transaction>) throws {
        try write.journal.forgetLine(of: group)
        try LineMandateRepository(write.connection, household: write.household).delete(of: group)
    }

    /// The lines that support a transaction, near its days and the day of a line.
    private func supportingLines(_ group: TransactionGroup, and line: RemovedLines.Line? = nil) throws -> [StatementLineRecord] {
        var sides: [(account: ID<Account>, day: Day)] = []
        for ledgerAccount in Set(group.parts.flatMap { [$0.source, $0.destination] }) where ledgerAccounts[ledgerAccount]?.role == .own {
            let account: ID<Account> = ID(rawValue: ledgerAccount.rawValue)
            if let day = group.day(at: ledgerAccount) { sides.append((account, day)) }
            if let line { sides.append((account, line.day)) }
        }
        if let line { sides.append((line.account, line.day)) }
        return try lineIndex.lines(of: group.id, near: sides)
    }

    /// Whether it is an opening balance: an import changes nothing else that involves equity.
    private func isOpening(_ group: TransactionGroup) -> Bool {
        group.parts.contains { ledgerAccounts[$0.source]?.role == .equity || ledgerAccounts[$0.destination]?.role == .equity }
    }
}
