import CardsModel
import Ledger
import Models
import Storage

/// Updates benefit uses with the ledger: a charge or statement credit on a card's account uses the matching benefit in the same write, and
/// the use is removed with its transaction.
///
/// An amount freed by a removed transaction becomes available to charges without a benefit. A use that a member has undone remains undone: its
/// transaction does not use that benefit again.
///
/// Used for one write. Groups are collected and processed by `flush` in day order, independent of a file's order.
final class BenefitUseTracker: LedgerObserver {
    private let connection: Connection
    private let household: ID<Household>
    private let uses: BenefitUseRepository
    private let matchers: BenefitMatcherCache
    private let writer: BenefitUseWriter
    private let lines: StatementLineFacts

    private var knownTransactionsExist: Bool?
    private var pendingGroups: [ID<Transaction>: TransactionGroup] = [:]
    /// The benefits that changed groups used before, which they keep.
    private var usedBefore: [ID<Transaction>: ID<Benefit>] = [:]
    /// The days from which amounts were freed, by ledger account.
    private var freedDays: [LedgerAccountID: Day] = [:]

    init(_ write: ObservedWrite) {
        connection = write.connection
        household = write.household
        uses = BenefitUseRepository(connection, household: household)
        matchers = BenefitMatcherCache(connection, household: household)
        writer = BenefitUseWriter(connection, household: household, matchers: matchers) { write.makeID() }
        lines = StatementLineFacts(connection, household: household)
    }

    // MARK: - Lines

    /// Records the facts of the statement line that creates or completes a group.
    ///
    /// - Parameters:
    ///   - purchaseDay: the purchase day, if known.
    ///   - payee: the payee in the file.
    func line(of group: TransactionGroup, purchaseDay: Day?, payee: String) throws {
        let accounts = try matchers.cardAccounts()
        guard group.parts.contains(where: { accounts.contains($0.source) || accounts.contains($0.destination) }) else { return }
        lines.record(group, purchaseDay: purchaseDay, payee: payee)
    }

    /// Removes the facts of a group's statement line when its import is undone.
    func lineForgotten(of group: ID<Transaction>) throws {
        guard try !matchers.cardAccounts().isEmpty else { return }
        try lines.remove(group)
    }

    // MARK: - Recording writes

    /// Records an inserted group that may use a benefit.
    func inserted(_ group: TransactionGroup) throws {
        guard try mayUse(group) else {
            lines.discard(group.id)
            return
        }
        pendingGroups[group.id] = group
    }

    /// Records a restored group with the facts of its statement line.
    func restored(_ group: TransactionGroup) throws {
        guard try !matchers.cardAccounts().isEmpty else { return }
        try lines.load(group.id)
        try inserted(group)
    }

    /// Records a changed group.
    func replaced(_ old: TransactionGroup, with new: TransactionGroup) throws {
        guard try !matchers.cardAccounts().isEmpty, !old.isAlike(new) || lines.isChanged(new.id) else { return }
        // A changed amount or day does not change the purchase; a changed payee may.
        let before =
            old.payee == new.payee && !lines.isRemoved(new.id)
            ? try uses.found(by: old.id).first { $0.counts && $0.charge == old.id }?.benefit : nil
        try lines.load(new.id)
        try removed(old)
        if let before, new.status == .completed || new.status == .pending {
            usedBefore[new.id] = before
            pendingGroups[new.id] = new
        } else {
            try inserted(new)
        }
    }

    /// Records a removed group and removes its uses.
    func removed(_ group: TransactionGroup) throws {
        pendingGroups[group.id] = nil
        guard try hasKnownTransactions() else { return }
        try uses.withdraw(group.id)
        for use in try uses.found(by: group.id) where use.counts {
            try recordFreedAmount(use)
            guard let other = try writer.unlink(use, from: group.id), other != group.id else { continue }
            if other == use.charge { usedBefore[other] = use.benefit }
            try recordAgain(other)
        }
    }

    /// Records all groups at an account from a day on, for a card that was just assigned to it.
    func recordAll(at account: ID<Account>, since first: Day) throws { try recordAll(at: LedgerAccountID(account), since: first) }

    /// Clears the caches after cards or benefits were changed in this write.
    func clearCaches() { matchers.clear() }

    // MARK: - Matching

    /// Matches the recorded groups and writes their uses.
    func flush() throws {
        for (ledgerAccount, first) in freedDays { try recordAll(at: ledgerAccount, since: first) }
        freedDays.removeAll()
        let items = try pendingGroups.values.flatMap { try movements(of: $0) }
        pendingGroups.removeAll()
        for item in items.sorted(by: isBefore) {
            let match = try match(for: item)
            guard match != .nothing else { continue }
            knownTransactionsExist = true
            try writer.apply(match, item.movement)
        }
        usedBefore.removeAll()
        try writer.recount()
        try lines.flush()
    }

    /// Makes a transaction use a benefit chosen by a member.
    ///
    /// - Returns: whether it used the benefit.
    func use(_ benefit: ID<Benefit>, by group: TransactionGroup) throws -> Bool {
        try lines.load(group.id)
        for item in try movements(of: group) {
            guard let match = try matchers.matcher(of: item.ledgerAccount)?.match(for: item.movement, in: benefit), match != .nothing else {
                continue
            }
            try writer.apply(match, item.movement)
            knownTransactionsExist = true
            try flush()
            return true
        }
        return false
    }

    // MARK: - Private

    /// Groups that used a benefit before come first, then by day.
    private func isBefore(_ left: CardMovement, _ right: CardMovement) -> Bool {
        func key(_ item: CardMovement) -> (Int, Day, ID<Transaction>) {
            (usedBefore[item.movement.transaction] == nil ? 1 : 0, item.movement.day, item.movement.transaction)
        }
        return key(left) < key(right)
    }

    private func match(for item: CardMovement) throws -> BenefitMatcher.Match {
        let movement = item.movement
        guard var matcher = try matchers.matcher(of: item.ledgerAccount) else { return .nothing }
        if try hasKnownTransactions() {
            guard try !uses.isAnswered(movement.transaction) else { return .nothing }
            let known = try uses.found(by: movement.transaction)
            guard !known.contains(where: \.counts) else { return .nothing }
            // A benefit whose use a member has undone is not used again.
            if !known.isEmpty { matcher.exclude(Set(known.map(\.benefit))) }
        }
        if !movement.isCredit, let benefit = usedBefore[movement.transaction] {
            let match = matcher.match(for: movement, in: benefit)
            if match != .nothing { return match }
        }
        return matcher.match(for: movement)
    }

    private func recordAll(at ledgerAccount: LedgerAccountID, since first: Day) throws {
        let transactions = TransactionRepository(connection, household: household)
        for id in try transactions.groups(touching: ledgerAccount, since: first) where pendingGroups[id] == nil { try recordAgain(id) }
    }

    private func recordAgain(_ id: ID<Transaction>) throws {
        guard let group = try TransactionRepository(connection, household: household).group(id) else { return }
        try lines.load(id)
        try inserted(group)
    }

    /// Makes the freed amount of a use available to the charges of its cycle.
    private func recordFreedAmount(_ use: BenefitUse) throws {
        guard let benefit = try BenefitRepository(connection, household: household).find(use.benefit), !benefit.isRemoved,
            let card = try CardRepository(connection, household: household).find(benefit.card), let account = card.account
        else { return }
        let calendar = BenefitCalendar(benefit.terms, opened: card.opened, since: benefit.since, uses: [use])
        guard let first = calendar.cycle(containing: use.day)?.first else { return }
        freedDays[LedgerAccountID(account)] = min(freedDays[LedgerAccountID(account)] ?? first, first)
    }

    private func hasKnownTransactions() throws -> Bool {
        if let knownTransactionsExist { return knownTransactionsExist }
        let found = try uses.hasTransactions()
        knownTransactionsExist = found
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

    private func movements(of group: TransactionGroup) throws -> [CardMovement] {
        try CardMovementReader(connection, household: household).movements(
            of: group, at: try matchers.cardAccounts(), line: lines[group.id])
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
