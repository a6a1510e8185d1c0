package import Models

/// Expenses with their payers and shares.
package struct ExpenseRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    // MARK: - Reading

    /// An expense, also a removed one; nil if it does not exist.
    package func find(_ id: ID<Expense>) throws -> Expense? {
        try expenses(
            """
            SELECT id, people_group, title, amount, currency, foreign_amount, foreign_currency, day, category, notes, split_type, group_id,
                was_transaction, series, is_reconstructed, guest, is_removed, revision, rotation, charge, subscription,
                is_withdrawn FROM expense
            WHERE household = $1 AND id = $2
            """, .id(household), .id(id)
        ).first
    }

    /// The day of a group's first expense that was not removed; nil without one.
    package func firstDay(of group: ID<PeopleGroup>) throws -> Day? {
        try connection.first(
            "SELECT day FROM expense WHERE household = $1 AND people_group = $2 AND is_removed = 0 ORDER BY day LIMIT 1", .id(household),
            .id(group)
        ) { $0.day(0) }
    }

    /// The expense that a transaction posts; nil if it posts none.
    package func find(posting transaction: ID<Transaction>) throws -> Expense? {
        try expenses(
            """
            SELECT id, people_group, title, amount, currency, foreign_amount, foreign_currency, day, category, notes, split_type, group_id,
                was_transaction, series, is_reconstructed, guest, is_removed, revision, rotation, charge, subscription,
                is_withdrawn FROM expense
            WHERE household = $1 AND group_id = $2 AND is_removed = 0
            """, .id(household), .id(transaction)
        ).first
    }

    /// The expenses of a group that are not removed, newest first.
    package func all(of group: ID<PeopleGroup>) throws -> [Expense] {
        try expenses(
            """
            SELECT id, people_group, title, amount, currency, foreign_amount, foreign_currency, day, category, notes, split_type, group_id,
                was_transaction, series, is_reconstructed, guest, is_removed, revision, rotation, charge, subscription,
                is_withdrawn FROM expense
            WHERE household = $1 AND people_group = $2 AND is_removed = 0 ORDER BY day DESC, id DESC
            """, .id(household),
            .id(group))
    }

    /// The newest expenses of a group with an amount that are not removed, in the order in which they were added.
    package func newest(of group: ID<PeopleGroup>, withAmount amount: Money, limit: Int) throws -> [Expense] {
        try expenses(
            """
            SELECT id, people_group, title, amount, currency, foreign_amount, foreign_currency, day, category, notes, split_type, group_id,
                was_transaction, series, is_reconstructed, guest, is_removed, revision, rotation, charge, subscription,
                is_withdrawn FROM expense
            WHERE household = $1 AND people_group = $2 AND is_removed = 0 AND currency = $3 AND amount = $4
            ORDER BY id DESC LIMIT $5
            """, .id(household), .id(group), .currency(amount.currency), .integer(amount.minorUnits), .int(limit)
        ).reversed()
    }

    /// A page of the expenses of a group that are not removed, newest first.
    ///
    /// - Parameter before: only those that are listed after the one with this day and id.
    package func page(of group: ID<PeopleGroup>, before: (day: Day, id: ID<Expense>)?, limit: Int) throws -> [Expense] {
        let (day, id) = before ?? (Day(number: .max), ID(rawValue: .max))
        return try expenses(
            """
            SELECT id, people_group, title, amount, currency, foreign_amount, foreign_currency, day, category, notes, split_type, group_id,
                was_transaction, series, is_reconstructed, guest, is_removed, revision, rotation, charge, subscription,
                is_withdrawn FROM expense
            WHERE household = $1 AND people_group = $2 AND is_removed = 0 AND (day, id) < ($3, $4)
            ORDER BY day DESC, id DESC LIMIT $5
            """, .id(household), .id(group), .day(day), .id(id), .int(limit))
    }

    /// The expenses of series that were added for days of a range and are not removed, by day.
    package func recurring(from first: Day, through last: Day) throws -> [Expense] {
        try expenses(
            """
            SELECT id, people_group, title, amount, currency, foreign_amount, foreign_currency, day, category, notes, split_type, group_id,
                was_transaction, series, is_reconstructed, guest, is_removed, revision, rotation, charge, subscription,
                is_withdrawn FROM expense
            WHERE household = $1 AND series IS NOT NULL AND is_removed = 0 AND day >= $2 AND day <= $3 ORDER BY day, id
            """, .id(household), .day(first), .day(last))
    }

    /// The expenses that follow charges of subscriptions, including removed ones, by id.
    package func followingCharges() throws -> [Expense] {
        try expenses(
            """
            SELECT id, people_group, title, amount, currency, foreign_amount, foreign_currency, day, category, notes, split_type, group_id,
                was_transaction, series, is_reconstructed, guest, is_removed, revision, rotation, charge, subscription,
                is_withdrawn FROM expense
            WHERE household = $1 AND charge IS NOT NULL ORDER BY id
            """, .id(household))
    }

    /// Whether an expense follows the charge of a transaction; removed ones count.
    package func follow(_ charge: ID<Transaction>) throws -> Bool {
        try connection.first(
            "SELECT 1 FROM expense WHERE household = $1 AND charge = $2 LIMIT 1", .id(household), .id(charge)
        ) { _ in true } ?? false
    }

    /// All expenses of the household, including removed ones, in the order in which they were added.
    package func all() throws -> [Expense] {
        try expenses(
            """
            SELECT id, people_group, title, amount, currency, foreign_amount, foreign_currency, day, category, notes, split_type, group_id,
                was_transaction, series, is_reconstructed, guest, is_removed, revision, rotation, charge, subscription,
                is_withdrawn FROM expense
            WHERE household = $1 ORDER BY id
            """, .id(household))
    }

    /// Whether a member paid or bears a part of an expense, also of a removed one.
    package func hasAny(of member: ID<GroupMember>, in group: ID<PeopleGroup>) throws -> Bool {
        try connection.first(
            """
            SELECT 1 FROM expense WHERE household = $1 AND people_group = $2 AND (
                EXISTS (SELECT 1 FROM expense_payer p WHERE p.household = $1 AND p.expense = expense.id AND p.member = $3)
                OR EXISTS (SELECT 1 FROM expense_share s WHERE s.household = $1 AND s.expense = expense.id AND s.member = $3)) LIMIT 1
            """, .id(household), .id(group), .id(member)
        ) { _ in true } ?? false
    }

    /// The guests who added some expenses, by expense; those of members of the household are missing.
    package func guests(of expenses: [ID<Expense>]) throws -> [ID<Expense>: ID<GroupMember>] {
        var guests: [ID<Expense>: ID<GroupMember>] = [:]
        try connection.query(Self.guests, .id(household), in: Set(expenses.map(\.rawValue)).sorted()) { guests[$0.id(0)] = $0.id(1) }
        return guests
    }

    private static let guests: SQL = """
        SELECT id, guest_member FROM expense WHERE household = $1 AND guest_member IS NOT NULL AND id IN (\(list: 2))
        """

    // MARK: - Writing

    /// Records the guest who added an expense, and who may change it.
    package func setGuest(_ guest: ID<GroupMember>, of expense: ID<Expense>) throws {
        try connection.execute(
            "UPDATE expense SET guest_member = $1 WHERE household = $2 AND id = $3", .id(guest), .id(household), .id(expense))
    }

    /// Inserts an expense.
    package func insert(_ expense: Expense) throws {
        try connection.execute(
            """
            INSERT INTO expense (household, id, people_group, title, amount, currency, foreign_amount, foreign_currency, day, category,
                notes, split_type, group_id, was_transaction, series, is_reconstructed, guest, is_removed, revision, rotation,
                charge, subscription, is_withdrawn)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
            """, .id(household), .id(expense.id), .id(expense.group), .text(expense.title), .integer(expense.amount.minorUnits),
            .currency(expense.amount.currency), .optional(expense.foreign?.minorUnits), .currency(expense.foreign?.currency),
            .day(expense.day), .id(expense.category), .text(expense.notes), .text(expense.split.type.rawValue), .id(expense.transaction),
            .bool(expense.wasTransaction), .id(expense.series), .bool(expense.isReconstructed), .text(expense.guest),
            .bool(expense.isRemoved), .integer(expense.revision), .optional(expense.rotation),
            .id(expense.charge?.transaction), .id(expense.charge?.subscription), .bool(expense.charge?.isWithdrawn ?? false))
        try insertParts(of: expense)
    }

    /// Updates an expense if the revision matches, and increases it. Returns whether it matched.
    package func update(_ expense: Expense) throws -> Bool {
        let changed = try connection.execute(
            """
            UPDATE expense SET title = $1, amount = $2, currency = $3, foreign_amount = $4, foreign_currency = $5, day = $6, category = $7,
                notes = $8, split_type = $9, group_id = $10, was_transaction = $11, series = $12, is_reconstructed = $13, is_removed = $14, rotation = $15,
                charge = $16, subscription = $17, is_withdrawn = $18, revision = revision + 1
            WHERE household = $19 AND id = $20 AND revision = $21
            """, .text(expense.title), .integer(expense.amount.minorUnits), .currency(expense.amount.currency),
            .optional(expense.foreign?.minorUnits), .currency(expense.foreign?.currency), .day(expense.day), .id(expense.category),
            .text(expense.notes), .text(expense.split.type.rawValue), .id(expense.transaction), .bool(expense.wasTransaction),
            .id(expense.series), .bool(expense.isReconstructed), .bool(expense.isRemoved), .optional(expense.rotation),
            .id(expense.charge?.transaction), .id(expense.charge?.subscription), .bool(expense.charge?.isWithdrawn ?? false),
            .id(household), .id(expense.id),
            .integer(expense.revision))
        guard changed == 1 else { return false }
        try deleteParts(of: expense.id)
        try insertParts(of: expense)
        return true
    }

    /// Moves the expenses of a category to another one.
    package func setCategory(_ category: ID<Category>, of expenses: [ID<Expense>]) throws {
        for expense in expenses {
            try connection.execute(
                "UPDATE expense SET category = $1 WHERE household = $2 AND id = $3", .id(category), .id(household), .id(expense))
        }
    }

    /// The expenses of a category, also removed ones.
    package func all(in category: ID<Category>) throws -> [Expense] {
        try expenses(
            """
            SELECT id, people_group, title, amount, currency, foreign_amount, foreign_currency, day, category, notes, split_type, group_id,
                was_transaction, series, is_reconstructed, guest, is_removed, revision, rotation, charge, subscription,
                is_withdrawn FROM expense
            WHERE household = $1 AND category = $2 ORDER BY id
            """, .id(household), .id(category))
    }

    func deleteParts(of expense: ID<Expense>) throws {
        try connection.execute("DELETE FROM expense_payer WHERE household = $1 AND expense = $2", .id(household), .id(expense))
        try connection.execute("DELETE FROM expense_share WHERE household = $1 AND expense = $2", .id(household), .id(expense))
    }

    private func insertParts(of expense: Expense) throws {
        for payer in expense.payers {
            try connection.execute(
                "INSERT INTO expense_payer (household, expense, member, amount) VALUES ($1, $2, $3, $4)", .id(household), .id(expense.id),
                .id(payer.member), .integer(payer.amount))
        }
        for (share, part) in zip(expense.shares, expense.split.parts) {
            try connection.execute(
                "INSERT INTO expense_share (household, expense, member, amount, value) VALUES ($1, $2, $3, $4, $5)", .id(household),
                .id(expense.id), .id(share.member), .integer(share.amount), .integer(part.value))
        }
    }

    // MARK: - Private

    private static let payers: SQL = """
        SELECT expense, member, amount FROM expense_payer WHERE household = $1 AND expense IN (\(list: 2)) ORDER BY expense, member
        """

    private static let shares: SQL = """
        SELECT expense, member, amount, value FROM expense_share WHERE household = $1 AND expense IN (\(list: 2)) ORDER BY expense, member
        """

    private func expenses(_ sql: SQL, _ values: Value...) throws -> [Expense] {
        var expenses: [Expense] = []
        try connection.query(sql, values: values) { row in
            let currency = try row.currency(4)
            let foreign = try row.optionalCurrency(6).map { Money(minorUnits: row.integer(5), currency: $0) }
            expenses.append(
                Expense(
                    id: row.id(0), group: row.id(1), title: row.text(2), amount: Money(minorUnits: row.integer(3), currency: currency),
                    foreign: foreign, day: row.day(7), category: row.optionalID(8), notes: row.text(9), payers: [],
                    split: ExpenseSplit(try row.value(10, "split_type"), []), shares: [], transaction: row.optionalID(11),
                    wasTransaction: row.bool(12), series: row.optionalID(13), isReconstructed: row.bool(14), guest: row.text(15),
                    isRemoved: row.bool(16),
                    revision: row.integer(17)))
            expenses[expenses.count - 1].rotation = row.isNull(18) ? nil : row.integer(18)
            if let charge: ID<Transaction> = row.optionalID(19), let subscription: ID<Subscription> = row.optionalID(20) {
                expenses[expenses.count - 1].charge = ExpenseCharge(charge, of: subscription, isWithdrawn: row.bool(21))
            }
        }
        guard !expenses.isEmpty else { return [] }
        let places = Dictionary(expenses.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let ids = ValueList.unique(expenses.map(\.id))
        try connection.query(Self.payers, .id(household), in: ids) { row in
            guard let place = places[row.id(0)] else { return }
            expenses[place].payers.append(ExpensePayer(row.id(1), row.integer(2)))
        }
        try connection.query(Self.shares, .id(household), in: ids) { row in
            guard let place = places[row.id(0)] else { return }
            expenses[place].shares.append(ExpenseShare(row.id(1), row.integer(2)))
            expenses[place].split.parts.append(ExpenseSplit.Part(row.id(1), row.integer(3)))
        }
        return expenses
    }
}
