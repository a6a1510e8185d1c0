package import Models

/// Updates benefit uses with the ledger: a charge or statement credit on a card's account uses the matching benefit in the same write, and
/// the use is removed with its transaction (`product.md` section 7).
///
/// An amount freed by a removed transaction becomes available to charges that had found nothing. A use that a person has undone stays undone:
/// its transaction does not use that benefit again.
///
/// Used for one write. Groups are collected and processed by `flush` in day order, independent of a file's order.
package final class BenefitUseTracker {
    private let connection: Connection
    private let household: ID<Household>
    private let uses: BenefitUseRepository
    private let matchers: BenefitMatchers
    private let writer: BenefitUseWriter
    private let lines: BankLines

    private var isAnyFound: Bool?
    private var written: [ID<Transaction>: TransactionGroup] = [:]
    /// The benefits that changed groups used before; they keep them.
    private var usedBefore: [ID<Transaction>: ID<Benefit>] = [:]
    /// The days from which amounts were freed, by ledger account.
    private var freed: [LedgerAccountID: Day] = [:]

    init(_ connection: Connection, household: ID<Household>, makeID: @escaping () -> ID<BenefitUse>) {
        self.connection = connection
        self.household = household
        uses = BenefitUseRepository(connection, household: household)
        matchers = BenefitMatchers(connection, household: household)
        writer = BenefitUseWriter(connection, household: household, matchers: matchers, makeID: makeID)
        lines = BankLines(connection, household: household)
    }

    // MARK: - Lines

    /// Records the facts of the statement line that creates or completes a group.
    ///
    /// - Parameters:
    ///   - purchaseDay: the purchase day, if known.
    ///   - payee: the payee in the file.
    package func noteLine(of group: TransactionGroup, purchaseDay: Day?, payee: String) throws {
        let accounts = try matchers.cardAccounts()
        guard group.parts.contains(where: { accounts.contains($0.source) || accounts.contains($0.destination) }) else { return }
        lines.note(group, purchaseDay: purchaseDay, payee: payee)
    }

    /// Removes the facts of a group's statement line when its import is undone.
    package func forgetLine(of group: ID<Transaction>) throws {
        guard try !matchers.cardAccounts().isEmpty else { return }
        try lines.remove(group)
    }

    // MARK: - What is written

    /// Records an inserted group that may use a benefit.
    func noteInsertion(_ group: TransactionGroup) throws {
        guard try mayUse(group) else {
            lines.forget(group.id)
            return
        }
        written[group.id] = group
    }

    /// Records a restored group with the facts of its statement line.
    func notePuttingBack(_ group: TransactionGroup) throws {
        guard try !matchers.cardAccounts().isEmpty else { return }
        try lines.recall(group.id)
        try noteInsertion(group)
    }

    /// Records a changed group.
    func noteChange(from old: TransactionGroup, to new: TransactionGroup) throws {
        guard try !matchers.cardAccounts().isEmpty, !old.isAlike(new) || lines.isChanged(new.id) else { return }
        // With another amount or day it is the same purchase; with another payee it may not be.
        let before =
            old.payee == new.payee && !lines.isRemoved(new.id)
            ? try uses.found(by: old.id).first { $0.counts && $0.charge == old.id }?.benefit : nil
        try lines.recall(new.id)
        try noteRemoval(old)
        if let before, new.status == .completed || new.status == .pending {
            usedBefore[new.id] = before
            written[new.id] = new
        } else {
            try noteInsertion(new)
        }
    }

    /// Records a removed group and removes its uses.
    func noteRemoval(_ group: TransactionGroup) throws {
        written[group.id] = nil
        guard try isFound() else { return }
        try uses.withdraw(group.id)
        for use in try uses.found(by: group.id) where use.counts {
            try noteFreed(use)
            guard let other = try writer.unlink(use, from: group.id), other != group.id else { continue }
            if other == use.charge { usedBefore[other] = use.benefit }
            try noteAgain(other)
        }
    }

    /// Records all groups at an account from a day on, for a card that was just assigned to it.
    package func noteAll(at account: ID<Account>, since first: Day) throws { try noteAll(at: LedgerAccountID(account), since: first) }

    /// Clears the caches after cards or benefits were changed in this write.
    package func lookAgain() { matchers.forget() }

    // MARK: - Looking

    /// Matches the recorded groups and writes their uses.
    package func settle() throws {
        for (ledgerAccount, first) in freed { try noteAll(at: ledgerAccount, since: first) }
        freed.removeAll()
        let movements = try written.values.flatMap { try moved(by: $0) }
        written.removeAll()
        for moved in movements.sorted(by: isBefore) {
            let match = try match(for: moved)
            guard match != .nothing else { continue }
            isAnyFound = true
            try writer.apply(match, moved.movement)
        }
        usedBefore.removeAll()
        try writer.recount()
        try lines.keep()
    }

    /// Makes a transaction use a benefit chosen by a person.
    ///
    /// - Returns: whether it used the benefit.
    package func use(_ benefit: ID<Benefit>, by group: TransactionGroup) throws -> Bool {
        try lines.recall(group.id)
        for moved in try moved(by: group) {
            guard let match = try matchers.matcher(of: moved.ledgerAccount)?.match(for: moved.movement, in: benefit), match != .nothing else {
                continue
            }
            try writer.apply(match, moved.movement)
            isAnyFound = true
            try settle()
            return true
        }
        return false
    }

    // MARK: - Private

    /// Groups that used a benefit before come first, then by day.
    private func isBefore(_ left: CardMovement, _ right: CardMovement) -> Bool {
        func key(_ moved: CardMovement) -> (Int, Day, ID<Transaction>) {
            (usedBefore[moved.movement.transaction] == nil ? 1 : 0, moved.movement.day, moved.movement.transaction)
        }
        return key(left) < key(right)
    }

    private func match(for moved: CardMovement) throws -> BenefitMatcher.Match {
        let movement = moved.movement
        guard var matcher = try matchers.matcher(of: moved.ledgerAccount) else { return .nothing }
        if try isFound() {
            guard try !uses.isAnswered(movement.transaction) else { return .nothing }
            let known = try uses.found(by: movement.transaction)
            guard !known.contains(where: \.counts) else { return .nothing }
            // A benefit whose use a person has undone is not used again.
            if !known.isEmpty { matcher.exclude(Set(known.map(\.benefit))) }
        }
        if !movement.isCredit, let benefit = usedBefore[movement.transaction] {
            let match = matcher.match(for: movement, in: benefit)
            if match != .nothing { return match }
        }
        return matcher.match(for: movement)
    }

    private func noteAll(at ledgerAccount: LedgerAccountID, since first: Day) throws {
        let ids: [ID<Transaction>] = try connection.all(
            """
            SELECT group_id FROM txn WHERE household = $1 AND source = $2 AND source_day >= $3
            UNION SELECT group_id FROM txn WHERE household = $1 AND destination = $2 AND destination_day >= $3
            """, .id(household), .ledgerAccount(ledgerAccount), .day(first)
        ) { $0.id(0) }
        for id in ids where written[id] == nil { try noteAgain(id) }
    }

    private func noteAgain(_ id: ID<Transaction>) throws {
        guard let group = try TransactionRepository(connection, household: household).group(id) else { return }
        try lines.recall(id)
        try noteInsertion(group)
    }

    /// Makes the freed amount of a use available to the charges of its cycle.
    private func noteFreed(_ use: BenefitUse) throws {
        guard let benefit = try BenefitRepository(connection, household: household).find(use.benefit), !benefit.isRemoved,
            let card = try CardRepository(connection, household: household).find(benefit.card), let account = card.account
        else { return }
        let calendar = BenefitCalendar(benefit.terms, opened: card.opened, since: benefit.since, uses: [use])
        guard let first = calendar.cycle(containing: use.day)?.first else { return }
        freed[LedgerAccountID(account)] = min(freed[LedgerAccountID(account)] ?? first, first)
    }

    private func isFound() throws -> Bool {
        if let isAnyFound { return isAnyFound }
        let found = try uses.isAnyFound()
        isAnyFound = found
        return found
    }

    /// Whether a pattern matches a group's payee or notes.
    private func mayUse(_ group: TransactionGroup) throws -> Bool {
        let accounts = try matchers.cardAccounts()
        guard !accounts.isEmpty, group.status == .completed || group.status == .pending else { return false }
        for part in group.parts {
            for (ledgerAccount, isCredit) in [(part.source, false), (part.destination, true)] where accounts.contains(ledgerAccount) {
                for text in [group.payee, lines[group.id]?.payee ?? "", part.note] where !text.isEmpty {
                    if try matchers.matchesPattern(text, isCredit: isCredit, at: ledgerAccount) { return true }
                }
            }
        }
        return false
    }

    private func moved(by group: TransactionGroup) throws -> [CardMovement] {
        try CardMovements(connection, household: household).movements(of: group, at: try matchers.cardAccounts(), line: lines[group.id])
    }
}

extension TransactionGroup {

    /// Whether both are equal in all facts that benefits depend on.
    fileprivate func isAlike(_ other: TransactionGroup) -> Bool {
        func counts(_ status: TransactionStatus) -> Bool { status == .completed || status == .pending }
        return payee == other.payee && counts(status) == counts(other.status)
            && parts.elementsEqual(other.parts) { left, right in
                left.amount == right.amount && left.source == right.source && left.destination == right.destination
                    && left.sourceDay == right.sourceDay && left.destinationDay == right.destinationDay && left.foreign == right.foreign
                    && left.note == right.note
            }
    }
}
