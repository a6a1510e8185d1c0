package import Models

/// Keeps uses of benefits in step with the ledger, whoever writes it: a charge or a statement credit on a card's account uses the benefit that knows it
/// in the same write, and what comes of it goes when the transaction goes (`product.md` section 7).
///
/// What was found is a function of the transactions that are there, so an import that is taken back leaves everything as it was. A use that a
/// person has taken back stays so: its transaction uses nothing again.
///
/// Lives for one write. Groups are gathered and looked at by `settle`, in the order of their days, whatever order a file has.
package final class BenefitBook {
    private let connection: Connection
    private let household: ID<Household>
    private let uses: BenefitUseRepository
    private let benefits: BenefitRepository
    private let makeID: () -> ID<BenefitUse>

    /// The accounts of cards; nil: not looked up yet. Most households have none, and an import has many groups.
    private var accounts: Set<Place>?
    private var matchers: [Place: BenefitMatcher] = [:]
    private var known: [Place: [String: Bool]] = [:]
    private var isAnyFound: Bool?
    private var written: [ID<Transaction>: TransactionGroup] = [:]
    private let lines: BankLines
    /// What changed groups used before: they go on using it, whatever is known of them now.
    private var usedBefore: [ID<Transaction>: ID<Benefit>] = [:]
    private var touched: Set<Touched> = []

    private struct Touched: Hashable {
        var benefit: ID<Benefit>
        var day: Day
    }

    init(_ connection: Connection, household: ID<Household>, makeID: @escaping () -> ID<BenefitUse>) {
        self.connection = connection
        self.household = household
        self.makeID = makeID
        uses = BenefitUseRepository(connection, household: household)
        benefits = BenefitRepository(connection, household: household)
        lines = BankLines(connection, household: household)
    }

    // MARK: - What is written

    /// Says what the bank's line is that a group is about to be made of.
    ///
    /// - Parameters:
    ///   - purchaseDay: when the purchase was made, where the file says.
    ///   - payee: as the file has it.
    package func noteLine(of group: TransactionGroup, purchaseDay: Day?, payee: String) throws {
        let accounts = try cardAccounts()
        guard group.parts.contains(where: { accounts.contains($0.source) || accounts.contains($0.destination) }) else { return }
        lines.note(group, purchaseDay: purchaseDay, payee: payee)
    }

    /// Remembers a group that may use a benefit.
    package func noteInsertion(_ group: TransactionGroup) throws {
        guard try mayUse(group) else {
            lines.forget(group.id)
            return
        }
        written[group.id] = group
    }

    /// Remembers a group that was there before, with what its line said.
    func notePuttingBack(_ group: TransactionGroup) throws {
        guard try !cardAccounts().isEmpty else { return }
        try lines.recall(group.id)
        try noteInsertion(group)
    }

    /// Takes over that a group became another.
    func noteChange(from old: TransactionGroup, to new: TransactionGroup) throws {
        guard !old.isAlike(new), try !cardAccounts().isEmpty else { return }
        // Another amount or day is the same purchase; another payee may not be.
        if old.payee == new.payee { usedBefore[new.id] = try uses.found(by: old.id).first { $0.counts && $0.charge == old.id }?.benefit }
        try lines.recall(new.id)
        try noteRemoval(old)
        if usedBefore[new.id] != nil, new.status == .completed || new.status == .pending {
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
        for use in try uses.found(by: group.id) where use.counts { try unlink(use, from: group.id) }
    }

    /// Looks at what was written since the last time.
    package func settle() throws {
        let movements = try written.values.flatMap { group in try moved(by: group) }
        written.removeAll()
        for moved in movements.sorted(by: {
            ($0.movement.day, $0.movement.transaction) < ($1.movement.day, $1.movement.transaction)
        }) {
            let (place, movement) = (moved.place, moved.movement)
            // What a person has taken back is not used again.
            guard try uses.found(by: movement.transaction).isEmpty else { continue }
            guard let finding = try finding(for: movement, at: place), finding != .nothing else { continue }
            isAnyFound = true
            if case .ask(let benefits) = finding { try uses.ask(movement.transaction, benefits) } else { try apply(finding, movement) }
            matchers[place] = nil
        }
        for each in touched { try benefits.recount(each.benefit, around: each.day) }
        touched.removeAll()
        usedBefore.removeAll()
        try lines.keep()
    }

    private func finding(for movement: BenefitMatcher.Movement, at place: Place) throws -> BenefitMatcher.Finding? {
        guard let matcher = try matcher(of: place) else { return nil }
        if !movement.isCredit, let benefit = usedBefore[movement.transaction] {
            let finding = matcher.finding(for: movement, in: benefit)
            if finding != .nothing { return finding }
        }
        return matcher.finding(for: movement)
    }

    /// Remembers all groups at an account from a day on: for a card that has just come to it.
    package func noteAll(at account: ID<Account>, since first: Day) throws {
        let place = Place(account)
        let ids: [ID<Transaction>] = try connection.all(
            """
            SELECT group_id FROM txn WHERE household = $1 AND source = $2 AND source_day >= $3
            UNION SELECT group_id FROM txn WHERE household = $1 AND destination = $2 AND destination_day >= $3
            """, .id(household), .place(place), .day(first)
        ) { $0.id(0) }
        let transactions = TransactionRepository(connection, household: household)
        for id in ids { if let group = try transactions.group(id) { try noteInsertion(group) } }
    }

    /// Forgets what was looked up, after cards or benefits were changed in this write.
    package func lookAgain() {
        accounts = nil
        matchers.removeAll()
        known.removeAll()
    }

    /// Lets a transaction use a benefit that a person has chosen.
    ///
    /// - Returns: whether it used anything.
    package func use(_ benefit: ID<Benefit>, by group: TransactionGroup) throws -> Bool {
        for moved in try moved(by: group) {
            let (place, movement) = (moved.place, moved.movement)
            guard let finding = try matcher(of: place)?.finding(for: movement, in: benefit), finding != .nothing else { continue }
            try apply(finding, movement)
            isAnyFound = true
            matchers[place] = nil
            try settle()
            return true
        }
        return false
    }

    // MARK: - Finding

    private func cardAccounts() throws -> Set<Place> {
        if let accounts { return accounts }
        let found = try CardRepository(connection, household: household).accounts()
        accounts = found
        return found
    }

    private func isFound() throws -> Bool {
        if let isAnyFound { return isAnyFound }
        let found = try uses.isAnyFound()
        isAnyFound = found
        return found
    }

    /// Whether any pattern knows who a group was with.
    private func mayUse(_ group: TransactionGroup) throws -> Bool {
        let accounts = try cardAccounts()
        guard !accounts.isEmpty, group.status == .completed || group.status == .pending else { return false }
        for part in group.parts {
            for (place, isCredit) in [(part.source, false), (part.destination, true)] where accounts.contains(place) {
                if try knows(group.payee, isCredit, place) { return true }
                if let payee = lines[group.id]?.payee, try knows(payee, isCredit, place) { return true }
                if try !part.note.isEmpty && knows(part.note, isCredit, place) { return true }
            }
        }
        return false
    }

    private func knows(_ text: String, _ isCredit: Bool, _ place: Place) throws -> Bool {
        let key = (isCredit ? "+" : "-") + text
        if let answer = known[place]?[key] { return answer }
        let answer = try matcher(of: place)?.knows(text, isCredit: isCredit) ?? false
        // Payees repeat; of texts that do not, only so many are remembered.
        if known[place, default: [:]].count > 4_096 { known[place] = [:] }
        known[place, default: [:]][key] = answer
        return answer
    }

    private func matcher(of place: Place) throws -> BenefitMatcher? {
        if let matcher = matchers[place] { return matcher }
        let cards = try CardRepository(connection, household: household).all().filter {
            !$0.isRemoved && $0.account.map { Place($0) } == place
        }
        guard !cards.isEmpty else { return nil }
        let candidates = try cards.flatMap { card in
            try benefits.all(of: card.id).map { BenefitMatcher.Candidate($0, opened: card.opened, uses: try uses.all(of: $0.id)) }
        }
        let matcher = BenefitMatcher(candidates)
        matchers[place] = matcher
        return matcher
    }

    private func moved(by group: TransactionGroup) throws -> [CardMovement] {
        let accounts = try cardAccounts()
        guard !accounts.isEmpty else { return [] }
        return try CardMovements(connection, household: household).movements(of: group, at: accounts, line: lines[group.id])
    }

    // MARK: - Writing

    private func apply(_ finding: BenefitMatcher.Finding, _ movement: BenefitMatcher.Movement) throws {
        switch finding {
        case .use(let benefit, let day, let amount, let posted):
            try uses.insert(
                BenefitUse(
                    id: makeID(), benefit: benefit, day: day, amount: amount, posted: posted, state: movement.isCredit ? .posted : .used,
                    charge: movement.isCredit ? nil : movement.transaction, credit: movement.isCredit ? movement.transaction : nil))
            touched.insert(Touched(benefit: benefit, day: day))
        case .charge(let id):
            guard var use = try uses.find(id) else { return }
            touched.insert(Touched(benefit: use.benefit, day: use.day))
            use.charge = movement.transaction
            // A credit says nothing of the day of purchase; a person has said it.
            if !use.isByHand { use.day = movement.day }
            touched.insert(Touched(benefit: use.benefit, day: use.day))
            try uses.update(use)
        case .post(let id, let posted):
            guard var use = try uses.find(id) else { return }
            (use.credit, use.posted, use.state) = (movement.transaction, posted, .posted)
            touched.insert(Touched(benefit: use.benefit, day: use.day))
            try uses.update(use)
        case .ask, .nothing: return
        }
    }

    /// Takes a transaction off a use that it was found for. A use that rests on nothing then is none; a credit whose charge is gone is looked at anew.
    private func unlink(_ use: BenefitUse, from transaction: ID<Transaction>) throws {
        var use = use
        touched.insert(Touched(benefit: use.benefit, day: use.day))
        if use.credit == transaction {
            (use.credit, use.posted, use.state) = (nil, nil, .used)
            if use.charge == nil, !use.isByHand { try uses.delete(use.id) } else { try uses.update(use) }
        } else {
            use.charge = nil
            if use.isByHand {
                try uses.update(use)
            } else {
                try uses.delete(use.id)
                if let credit = try use.credit.flatMap({ try TransactionRepository(connection, household: household).group($0) }) {
                    try lines.recall(credit.id)
                    written[credit.id] = credit
                }
            }
        }
        matchers.removeAll()
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
