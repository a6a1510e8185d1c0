package import Models

/// Keeps uses of benefits in step with the ledger, whoever writes it: a charge or a statement credit on a card's account uses the benefit that knows it
/// in the same write, and what comes of it goes when the transaction goes (`product.md` section 7).
///
/// What a transaction leaves behind is there for others: a charge that had found nothing uses what is free then. A use that a person has taken back stays
/// so: its transaction does not use that benefit again.
///
/// Lives for one write. Groups are gathered and looked at by `settle`, in the order of their days, whatever order a file has.
package final class BenefitBook {
    private let connection: Connection
    private let household: ID<Household>
    private let uses: BenefitUseRepository
    private let matchers: BenefitMatchers
    private let writer: BenefitUseWriter
    private let lines: BankLines

    private var isAnyFound: Bool?
    private var written: [ID<Transaction>: TransactionGroup] = [:]
    /// What changed groups used before: they go on using it, whatever is known of them now.
    private var usedBefore: [ID<Transaction>: ID<Benefit>] = [:]
    /// From which day on something is free again, by account.
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

    /// Says what the bank's line is that a group is about to be made of, or to be completed by.
    ///
    /// - Parameters:
    ///   - purchaseDay: when the purchase was made, where that is known.
    ///   - payee: as the file has it.
    package func noteLine(of group: TransactionGroup, purchaseDay: Day?, payee: String) throws {
        let accounts = try matchers.cardAccounts()
        guard group.parts.contains(where: { accounts.contains($0.source) || accounts.contains($0.destination) }) else { return }
        lines.note(group, purchaseDay: purchaseDay, payee: payee)
    }

    /// Takes back what the bank's line said of a group: the import that brought it is taken back.
    package func forgetLine(of group: ID<Transaction>) throws {
        guard try !matchers.cardAccounts().isEmpty else { return }
        try lines.remove(group)
    }

    // MARK: - What is written

    /// Remembers a group that may use a benefit.
    func noteInsertion(_ group: TransactionGroup) throws {
        guard try mayUse(group) else {
            lines.forget(group.id)
            return
        }
        written[group.id] = group
    }

    /// Remembers a group that was there before, with what its line said.
    func notePuttingBack(_ group: TransactionGroup) throws {
        guard try !matchers.cardAccounts().isEmpty else { return }
        try lines.recall(group.id)
        try noteInsertion(group)
    }

    /// Takes over that a group became another.
    func noteChange(from old: TransactionGroup, to new: TransactionGroup) throws {
        guard try !matchers.cardAccounts().isEmpty, !old.isAlike(new) || lines.isChanged(new.id) else { return }
        // Another amount or day is the same purchase; another payee may not be.
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

    /// Takes away what a group was found to use.
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

    /// Remembers all groups at an account from a day on: for a card that has just come to it.
    package func noteAll(at account: ID<Account>, since first: Day) throws { try noteAll(at: LedgerAccountID(account), since: first) }

    /// Forgets what was looked up, after cards or benefits were changed in this write.
    package func lookAgain() { matchers.forget() }

    // MARK: - Looking

    /// Looks at what was written since the last time.
    package func settle() throws {
        for (ledgerAccount, first) in freed { try noteAll(at: ledgerAccount, since: first) }
        freed.removeAll()
        let movements = try written.values.flatMap { try moved(by: $0) }
        written.removeAll()
        for moved in movements.sorted(by: isBefore) {
            let finding = try finding(for: moved)
            guard finding != .nothing else { continue }
            isAnyFound = true
            try writer.apply(finding, moved.movement)
        }
        usedBefore.removeAll()
        try writer.recount()
        try lines.keep()
    }

    /// Lets a transaction use a benefit that a person has chosen.
    ///
    /// - Returns: whether it used anything.
    package func use(_ benefit: ID<Benefit>, by group: TransactionGroup) throws -> Bool {
        try lines.recall(group.id)
        for moved in try moved(by: group) {
            guard let finding = try matchers.matcher(of: moved.ledgerAccount)?.finding(for: moved.movement, in: benefit), finding != .nothing else {
                continue
            }
            try writer.apply(finding, moved.movement)
            isAnyFound = true
            try settle()
            return true
        }
        return false
    }

    // MARK: - Private

    /// What used something goes on using it before others look; then days count.
    private func isBefore(_ left: CardMovement, _ right: CardMovement) -> Bool {
        func key(_ moved: CardMovement) -> (Int, Day, ID<Transaction>) {
            (usedBefore[moved.movement.transaction] == nil ? 1 : 0, moved.movement.day, moved.movement.transaction)
        }
        return key(left) < key(right)
    }

    private func finding(for moved: CardMovement) throws -> BenefitMatcher.Finding {
        let movement = moved.movement
        guard var matcher = try matchers.matcher(of: moved.ledgerAccount) else { return .nothing }
        if try isFound() {
            guard try !uses.isAnswered(movement.transaction) else { return .nothing }
            let known = try uses.found(by: movement.transaction)
            guard !known.contains(where: \.counts) else { return .nothing }
            // What a person has taken back is not used again.
            if !known.isEmpty { matcher.leaveOut(Set(known.map(\.benefit))) }
        }
        if !movement.isCredit, let benefit = usedBefore[movement.transaction] {
            let finding = matcher.finding(for: movement, in: benefit)
            if finding != .nothing { return finding }
        }
        return matcher.finding(for: movement)
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

    /// What a use leaves behind is free for charges of its cycle that had found nothing.
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

    /// Whether any pattern knows who a group was with.
    private func mayUse(_ group: TransactionGroup) throws -> Bool {
        let accounts = try matchers.cardAccounts()
        guard !accounts.isEmpty, group.status == .completed || group.status == .pending else { return false }
        for part in group.parts {
            for (ledgerAccount, isCredit) in [(part.source, false), (part.destination, true)] where accounts.contains(ledgerAccount) {
                for text in [group.payee, lines[group.id]?.payee ?? "", part.note] where !text.isEmpty {
                    if try matchers.knows(text, isCredit: isCredit, at: ledgerAccount) { return true }
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

    /// Whether both are the same to a benefit: the same moves, with the same one, as far.
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
