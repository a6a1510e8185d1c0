import Ledger
import Models
import ServiceKit
import Services
import Storage

extension LiveAccountService {
    func mergeAccounts(id: ID<Account>, absorbing other: ID<Account>) async throws -> AccountMerge {
        let change = try await context.write(context.modules.ledger.accountTopics) { write in
            try AccountMerger(write, id, absorbing: other).merge()
        }
        return AccountMerge(summary: try await summary(of: id), change: change)
    }
}

extension LiveAccountService {
    func planMerge(id: ID<Account>, absorbing other: ID<Account>) async throws -> AccountMergePlan {
        try await context.read { try AccountMergePlanner(connection: $0, household: context.household.id).plan(id, absorbing: other) }
    }
}

/// Merges one account into another.
struct AccountMerger {
    private let write: UnitOfWork
    private let id: ID<Account>
    private let other: ID<Account>
    private let absorbed: LedgerAccountRecord
    private let target: LedgerAccountRecord
    /// Whether the target's opening balance is kept.
    private let keepsOpening: Bool

    init(_ write: UnitOfWork, _ id: ID<Account>, absorbing other: ID<Account>) throws {
        self.write = write
        self.id = id
        self.other = other
        target = try write.account(id)
        absorbed = try write.account(other)
        try AccountMergePlanner.check(target, absorbed)
        // The entries get the owner of the target, and are shared like it.
        if absorbed.owner != target.owner || absorbed.sharing != target.sharing {
            try write.requireOwnershipChange(of: absorbed, to: target.owner)
        }
        keepsOpening = try AccountMergePlanner(connection: write.connection, household: write.household).keepsOpening(
            of: target, absorbing: absorbed)
        // The user confirmed the effects of the merge.
        write.allowsClosedDays = true
    }

    /// Moves all entries, and records the previous state for undo.
    func merge() throws -> ID<AuditRecord> {
        var image = RemovalImage(ledgerAccounts: [absorbed, target])
        let rows = write.makeImage()
        let step = AccountMergeStep(write, absorbed: other, target: id, unchangedBefore: try unchangedBefore(), rows: rows)
        try write.dependents.prepare(step, image: &image)
        try mergeOpenings(rows)
        try moveGroups(rows)
        try write.dependents.move(step)
        try write.remove(absorbed)
        let merged = try saveTarget()
        try write.ownershipDidChange(from: absorbed, to: merged)
        image.revisions = [0, merged.revision]
        image.digest = try write.dependents.digest(of: id)
        image.defaultAccount = try write.defaultAccount()
        try image.write(to: rows)
        return try write.record(.mergeAccounts, subject: "\(absorbed.name) → \(target.name)", image: rows)
    }

    // MARK: - Private

    /// For each account, the day before which its entries do not change: no entry of the other account falls there, and no opening balance is
    /// removed.
    private func unchangedBefore() throws -> (absorbed: Day, target: Day) {
        func limit(losesOpening: Bool, _ other: LedgerAccountID) throws -> Day {
            losesOpening ? Day(number: .min) : try write.transactions.firstDay(of: other) ?? Day(number: .max)
        }
        return (
            try limit(losesOpening: keepsOpening && absorbed.openingGroup != nil, target.id),
            try limit(losesOpening: !keepsOpening && target.openingGroup != nil, absorbed.id)
        )
    }

    /// Keeps the opening balance of the account that begins first, since the other's includes earlier events.
    private func mergeOpenings(_ image: UndoImageWriter) throws {
        let loser = keepsOpening ? absorbed : target
        try CheckpointRepository(write.connection, household: write.household).deleteManual(of: ID(rawValue: loser.id.rawValue))
        guard let opening = loser.openingGroup, let group = try write.transactions.group(opening) else { return }
        try image.append(try write.remove(group), state: group)
    }

    /// Moves all groups to the target. Transfers between the two accounts are removed.
    private func moveGroups(_ image: UndoImageWriter) throws {
        try write.transactions.removingGroups(of: absorbed.id) { group in
            var moved = group
            moved.parts = group.parts.compactMap { part in
                var part = part
                if part.source == absorbed.id { part.source = target.id }
                if part.destination == absorbed.id { part.destination = target.id }
                return part.source == part.destination ? nil : part
            }
            guard !moved.parts.isEmpty else { return try image.append(try write.remove(group), state: group) }
            let waiting = try write.open.entries(of: group).map { $0.account == other ? id : $0.account }
            // The undo restores the absorbed account, so the history checks the sides from before.
            try image.append(try write.change(group, to: moved, waiting: waiting).change, state: group)
        }
    }

    /// Fills missing properties of the target from the absorbed account.
    private func saveTarget() throws -> LedgerAccountRecord {
        var merged = try write.account(id)
        if !keepsOpening { merged.openingGroup = absorbed.openingGroup }
        merged.isOpeningKnown = merged.isOpeningKnown || absorbed.isOpeningKnown
        if merged.institution.isEmpty { merged.institution = absorbed.institution }
        if merged.iban == nil, merged.numberHash == nil {
            (merged.iban, merged.numberSuffix, merged.numberHash) = (absorbed.iban, absorbed.numberSuffix, absorbed.numberHash)
        }
        if merged.csvLayout == nil { merged.csvLayout = absorbed.csvLayout }
        try write.save(merged)
        return try write.account(id)
    }
}
