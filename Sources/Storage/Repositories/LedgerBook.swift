package import Models

/// Writes transactions: the only way into `txn`, so that balances, totals, the text index and the count of entries always agree.
///
/// Lives for one write. Increments are gathered and applied by `flush`, which whoever writes calls last.
package final class LedgerBook {
    package let household: ID<Household>
    package let payees: PayeeRepository
    private let connection: Connection
    private let transactions: TransactionRepository
    private let tags: TagRepository
    private let ids: IDSource
    private let milliseconds: Int64
    private var effect = LedgerEffect()
    private var holdings: Set<LedgerEffect.Holding> = []
    /// Those of the transaction before, one of which is that of the next one, too.
    private var lastHoldings: (source: LedgerEffect.Holding?, destination: LedgerEffect.Holding?)
    private let texts: TextWriter
    private let orders: OrderedGroups
    private let flows: FlowWriter
    package let benefits: BenefitBook

    private let insertTransaction: PreparedStatement
    /// Prepared when the first group is taken out.
    private var eraseGroup: PreparedStatement?

    /// - Parameter milliseconds: now, since 1970; ids are made from it.
    package init(_ connection: Connection, household: ID<Household>, ids: IDSource, at milliseconds: Int64) throws {
        self.connection = connection
        self.household = household
        self.ids = ids
        self.milliseconds = milliseconds
        payees = PayeeRepository(connection, household: household)
        transactions = TransactionRepository(connection, household: household)
        tags = TagRepository(connection, household: household)
        insertTransaction = try connection.prepare(
            """
            INSERT INTO txn (household, id, group_id, amount, currency, source, source_day, destination, destination_day, status, payee,
                note, reference, foreign_amount, foreign_currency, text_key, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
            """)
        texts = try TextWriter(connection, household: household)
        flows = FlowWriter(connection, household: household)
        orders = OrderedGroups(connection, household: household, at: milliseconds)
        benefits = BenefitBook(connection, household: household) { ids.next(at: milliseconds) }
        insertTransaction.bind(1, household.rawValue)
    }

    // MARK: - Identities

    /// A new identity, greater than every earlier one of this write.
    package func makeID<Entity>() -> ID<Entity> { ids.next(at: milliseconds) }

    // MARK: - Writing groups

    /// Posts a new group. Its ids are its own already (`makeID`).
    package func insert(_ group: TransactionGroup) throws {
        try add(group)
        try benefits.noteInsertion(group)
    }

    private func add(_ group: TransactionGroup) throws {
        try effect.add(group)
        try write(group, key: try texts.add(group))
        if !group.tags.isEmpty { try tags.setTags(group.tags, of: group.id) { (self.makeID() as ID<Transaction>).rawValue } }
    }

    /// Posts a group that was there before. An order that had posted it has its status again.
    package func putBack(_ group: TransactionGroup) throws {
        try add(group)
        try benefits.notePuttingBack(group)
        try orders.follow(group.id, to: group.status)
    }

    /// Puts a group in the place of what it was. The revision goes up by one.
    ///
    /// - Parameter old: the group as it stands in the database.
    /// - Returns: the group as it is now.
    @discardableResult
    package func replace(_ old: TransactionGroup, with new: TransactionGroup) throws -> TransactionGroup {
        var new = new
        new.revision = old.revision + 1
        try effect.remove(old)
        try effect.add(new)
        let isSameText = texts.isSameText(old, new)
        if old.parts.map(\.id) == new.parts.map(\.id) {
            if !isSameText { try setTextKey(try moveText(of: old, to: new), of: new) }
            try update(old, to: new)
        } else {
            let key = isSameText ? try texts.key(of: old.id) : nil
            let newKey = try key ?? moveText(of: old, to: new)
            try erase(old)
            try write(new, key: newKey)
        }
        if old.status != new.status { try orders.follow(new.id, to: new.status) }
        try benefits.noteChange(from: old, to: new)
        if old.tags != new.tags { try tags.setTags(new.tags, of: new.id) { (self.makeID() as ID<Transaction>).rawValue } }
        return new
    }

    /// Takes a group out of the ledger.
    package func remove(_ group: TransactionGroup) throws {
        try effect.remove(group)
        if let key = try texts.settledKey(of: group.id) { try texts.remove(group, key: key) }
        try erase(group)
        try orders.follow(group.id, to: nil)
        try benefits.noteRemoval(group)
        if !group.tags.isEmpty { try tags.setTags([], of: group.id) { 0 } }
    }

    // MARK: - Increments

    /// Applies all increments and texts gathered so far, and looks at what was written for benefits that it uses.
    package func flush() throws {
        try texts.flush()
        for (holding, change) in effect.balances where !change.isZero {
            try ensure(holding)
            try apply(change, to: holding)
        }
        try flows.write(try effect.months(), effect.days)
        effect.removeAll()
        try benefits.settle()
    }

    /// Changes a balance, unless it would become too large to be shown with others.
    ///
    /// - Throws: `TotalTooLarge`.
    private func apply(_ change: LedgerEffect.BalanceChange, to holding: LedgerEffect.Holding) throws {
        let isApplied =
            try connection.execute(
                """
                UPDATE account_balance SET booked = booked + $1, pending_out = pending_out + $2, entries = entries + $3
                WHERE household = $4 AND account = $5 AND currency = $6
                    AND booked + $1 BETWEEN -100000000000000000 AND 100000000000000000 AND pending_out + $2 <= 100000000000000000
                """, .integer(change.booked), .integer(change.pendingOut), .integer(change.entries), .id(household), .place(holding.place),
                .currency(holding.currency)) == 1
        guard !isApplied else { return }
        // One that was too large before can come down.
        let old = try connection.first(
            "SELECT booked, pending_out FROM account_balance WHERE household = $1 AND account = $2 AND currency = $3", .id(household),
            .place(holding.place), .currency(holding.currency)
        ) { (booked: $0.integer(0), pendingOut: $0.integer(1)) }
        guard let old, let booked = AmountLimit.total(old.booked, changedBy: change.booked),
            let pendingOut = AmountLimit.total(old.pendingOut, changedBy: change.pendingOut)
        else { throw TotalTooLarge(currency: holding.currency) }
        try connection.execute(
            """
            UPDATE account_balance SET booked = $1, pending_out = $2, entries = entries + $3
            WHERE household = $4 AND account = $5 AND currency = $6
            """, .integer(booked), .integer(pendingOut), .integer(change.entries), .id(household), .place(holding.place),
            .currency(holding.currency))
    }

    /// Makes sure that a place can be posted to in a currency.
    package func ensure(_ place: Place, _ currency: Currency) throws {
        try ensure(LedgerEffect.Holding(place: place, currency: currency))
    }

    // MARK: - Private

    private func ensureSides(of part: Transaction) throws {
        let source = LedgerEffect.Holding(place: part.source, currency: part.amount.currency)
        let destination = LedgerEffect.Holding(place: part.destination, currency: part.amount.currency)
        if source != lastHoldings.source { try ensure(source) }
        if destination != lastHoldings.destination { try ensure(destination) }
        lastHoldings = (source, destination)
    }

    private func ensure(_ holding: LedgerEffect.Holding) throws {
        guard holdings.insert(holding).inserted else { return }
        try connection.execute(
            """
            INSERT INTO account_balance (household, account, currency, booked, pending_out, entries) VALUES ($1, $2, $3, 0, 0, 0)
            ON CONFLICT DO NOTHING
            """, .id(household), .place(holding.place), .currency(holding.currency))
    }

    private func write(_ group: TransactionGroup, key: Int64?) throws {
        let payee = try payees.intern(group.payee) { (makeID() as ID<Transaction>).rawValue }
        for (index, part) in group.parts.enumerated() {
            try ensureSides(of: part)
            let statement = insertTransaction
            statement.bind(2, part.id.rawValue)
            statement.bind(3, group.id.rawValue)
            statement.bind(4, part.amount.minorUnits)
            statement.bind(5, Int64(part.amount.currency.packed))
            statement.bind(6, part.source.rawValue)
            statement.bind(7, Int64(part.sourceDay.number))
            statement.bind(8, part.destination.rawValue)
            statement.bind(9, Int64(part.destinationDay.number))
            statement.bind(10, group.status.code)
            statement.bind(11, payee)
            statement.bind(12, part.note)
            statement.bind(13, group.reference)
            statement.bind(14, part.foreign?.minorUnits)
            statement.bind(15, part.foreign.map { Int64($0.currency.packed) })
            // The first part carries the group's key in the text index.
            statement.bind(16, index == 0 ? key : nil)
            statement.bind(17, group.revision)
            try statement.run()
        }
    }

    /// Parts where they stand. The indexes of both sides are left alone where nothing moved.
    private func update(_ old: TransactionGroup, to new: TransactionGroup) throws {
        let payee = try payees.intern(new.payee) { (makeID() as ID<Transaction>).rawValue }
        for (before, part) in zip(old.parts, new.parts) {
            try connection.execute(
                """
                UPDATE txn SET status = $1, payee = $2, note = $3, reference = $4, foreign_amount = $5, foreign_currency = $6, revision = $7
                WHERE household = $8 AND group_id = $9 AND id = $10
                """, .integer(new.status.code), .integer(payee), .text(part.note), .optional(new.reference),
                .optional(part.foreign?.minorUnits), .currency(part.foreign?.currency), .integer(new.revision), .id(household), .id(new.id),
                .id(part.id))
            guard !before.isSameMove(as: part) else { continue }
            try ensureSides(of: part)
            try connection.execute(
                """
                UPDATE txn SET amount = $1, currency = $2, source = $3, source_day = $4, destination = $5, destination_day = $6
                WHERE household = $7 AND group_id = $8 AND id = $9
                """, .integer(part.amount.minorUnits), .currency(part.amount.currency), .place(part.source), .day(part.sourceDay),
                .place(part.destination), .day(part.destinationDay), .id(household), .id(new.id), .id(part.id))
        }
    }

    /// Takes away the text under which a group was found, and gives it the new one.
    private func moveText(of old: TransactionGroup, to new: TransactionGroup) throws -> Int64 {
        if let key = try texts.settledKey(of: old.id) { try texts.remove(old, key: key) }
        return try texts.add(new)
    }

    /// The first part carries the group's key in the text index.
    private func setTextKey(_ key: Int64, of group: TransactionGroup) throws {
        guard let first = group.parts.first else { return }
        try connection.execute(
            "UPDATE txn SET text_key = $1 WHERE household = $2 AND group_id = $3 AND id = $4", .integer(key), .id(household), .id(group.id),
            .id(first.id))
    }

    private func erase(_ group: TransactionGroup) throws {
        let statement = try eraseGroup ?? connection.prepare("DELETE FROM txn WHERE household = $1 AND group_id = $2")
        eraseGroup = statement
        statement.bind(1, household.rawValue)
        statement.bind(2, group.id.rawValue)
        try statement.run()
    }
}

extension Transaction {

    /// Whether both move the same amount between the same places on the same days.
    fileprivate func isSameMove(as other: Transaction) -> Bool {
        amount == other.amount && source == other.source && sourceDay == other.sourceDay && destination == other.destination
            && destinationDay == other.destinationDay
    }
}
