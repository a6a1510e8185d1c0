package import Models
package import PeopleModel
package import Storage

/// Expenses with their payers and shares.
package final class ExpenseRepository: ScopedRepository {
    // MARK: - Reading

    /// An expense, also a removed one; nil if it does not exist.
    func find(_ id: ID<Expense>) throws -> Expense? {
        try expenses("SELECT \(Expense.self) FROM expense WHERE household = $1 AND id = $2", .id(household), .id(id)).first
    }

    /// The day of a group's first expense that was not removed; nil without one.
    func firstDay(of group: ID<PeopleGroup>) throws -> Day? {
        try connection.first(
            "SELECT day FROM expense WHERE household = $1 AND people_group = $2 AND is_removed = 0 ORDER BY day LIMIT 1", .id(household),
            .id(group))
    }

    /// The expense that a transaction posts; nil if it posts none.
    func find(posting transaction: ID<Transaction>) throws -> Expense? {
        try expenses(
            "SELECT \(Expense.self) FROM expense WHERE household = $1 AND group_id = $2 AND is_removed = 0", .id(household),
            .id(transaction)
        ).first
    }

    /// The expenses of a group that are not removed, newest first.
    func all(of group: ID<PeopleGroup>) throws -> [Expense] {
        try expenses(
            "SELECT \(Expense.self) FROM expense WHERE household = $1 AND people_group = $2 AND is_removed = 0 ORDER BY day DESC, id DESC",
            .id(household), .id(group))
    }

    /// The newest expenses of a group with an amount that are not removed, in the order in which they were added.
    func newest(of group: ID<PeopleGroup>, withAmount amount: Money, limit: Int) throws -> [Expense] {
        try expenses(
            """
            SELECT \(Expense.self) FROM expense WHERE household = $1 AND people_group = $2 AND is_removed = 0 AND currency = $3
                AND amount = $4
            ORDER BY id DESC LIMIT $5
            """, .id(household), .id(group), .currency(amount.currency), .integer(amount.minorUnits), .int(limit)
        ).reversed()
    }

    /// A page of the expenses of a group that are not removed, newest first.
    ///
    /// - Parameter before: only those that are listed after the one with this day and id.
    func page(of group: ID<PeopleGroup>, before: (day: Day, id: ID<Expense>)?, limit: Int) throws -> [Expense] {
        let (day, id) = before ?? (Day(number: .max), ID(rawValue: .max))
        return try expenses(
            """
            SELECT \(Expense.self) FROM expense WHERE household = $1 AND people_group = $2 AND is_removed = 0 AND (day, id) < ($3, $4)
            ORDER BY day DESC, id DESC LIMIT $5
            """, .id(household), .id(group), .day(day), .id(id), .int(limit))
    }

    /// The expenses of series that were added for days of a range and are not removed, by day.
    func recurring(from first: Day, through last: Day) throws -> [Expense] {
        try expenses(
            """
            SELECT \(Expense.self) FROM expense WHERE household = $1 AND series IS NOT NULL AND is_removed = 0 AND day >= $2 AND day <= $3
            ORDER BY day, id
            """, .id(household), .day(first), .day(last))
    }

    /// The expenses that follow charges of subscriptions, including removed ones, by id.
    package func followingCharges() throws -> [Expense] {
        try expenses("SELECT \(Expense.self) FROM expense WHERE household = $1 AND charge IS NOT NULL ORDER BY id", .id(household))
    }

    /// Whether an expense follows the charge of a transaction; removed ones count.
    package func follow(_ charge: ID<Transaction>) throws -> Bool {
        try connection.exists("SELECT 1 FROM expense WHERE household = $1 AND charge = $2 LIMIT 1", .id(household), .id(charge))
    }

    /// All expenses of the household, including removed ones, in the order in which they were added.
    func all() throws -> [Expense] {
        try expenses("SELECT \(Expense.self) FROM expense WHERE household = $1 ORDER BY id", .id(household))
    }

    /// Whether a member paid or bears a part of an expense, also of a removed one.
    func hasAny(of member: ID<GroupMember>, in group: ID<PeopleGroup>) throws -> Bool {
        try connection.exists(
            """
            SELECT 1 FROM expense WHERE household = $1 AND people_group = $2 AND (
                EXISTS (SELECT 1 FROM expense_payer p WHERE p.household = $1 AND p.expense = expense.id AND p.member = $3)
                OR EXISTS (SELECT 1 FROM expense_share s WHERE s.household = $1 AND s.expense = expense.id AND s.member = $3)) LIMIT 1
            """, .id(household), .id(group), .id(member))
    }

    /// The guests who added some expenses, by expense; those of members of the household are missing.
    func guests(of expenses: [ID<Expense>]) throws -> [ID<Expense>: ID<GroupMember>] {
        try connection.dictionary(Self.guests, .id(household), in: Set(expenses.map(\.rawValue)).sorted()) { ($0.id(), $0.id()) }
    }

    private static let guests: SQL =
        "SELECT id, guest_member FROM expense WHERE household = $1 AND guest_member IS NOT NULL AND id IN (\(list: 2))"

    // MARK: - Writing

    /// Records the guest who added an expense, and who may change it.
    func setGuest(_ guest: ID<GroupMember>, of expense: ID<Expense>) throws {
        try connection.execute(
            "UPDATE expense SET guest_member = $1 WHERE household = $2 AND id = $3", .id(guest), .id(household), .id(expense))
    }

    /// Inserts an expense.
    func insert(_ expense: Expense) throws {
        try connection.insert(expense, of: household)
        try insertParts(of: expense)
    }

    /// Updates an expense if the revision matches, and increases it. Returns whether it matched.
    func update(_ expense: Expense) throws -> Bool {
        guard try connection.update(expense, of: household) else { return false }
        try deleteParts(of: expense.id)
        try insertParts(of: expense)
        return true
    }

    /// Moves the expenses of a category to another one.
    func setCategory(_ category: ID<Category>, of expenses: [ID<Expense>]) throws {
        for expense in expenses {
            try connection.execute(
                "UPDATE expense SET category = $1 WHERE household = $2 AND id = $3", .id(category), .id(household), .id(expense))
        }
    }

    /// The expenses of a category, also removed ones.
    func all(in category: ID<Category>) throws -> [Expense] {
        try expenses(
            "SELECT \(Expense.self) FROM expense WHERE household = $1 AND category = $2 ORDER BY id", .id(household), .id(category))
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

    private static let payers: SQL =
        "SELECT expense, member, amount FROM expense_payer WHERE household = $1 AND expense IN (\(list: 2)) ORDER BY expense, member"

    private static let shares: SQL =
        "SELECT expense, member, amount, value FROM expense_share WHERE household = $1 AND expense IN (\(list: 2)) ORDER BY expense, member"

    private func expenses(_ sql: SQL, _ values: Value...) throws -> [Expense] {
        var expenses: [Expense] = try connection.all(sql, values: values)
        guard !expenses.isEmpty else { return [] }
        let places = Dictionary(expenses.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let ids = ValueList.unique(expenses.map(\.id))
        try connection.query(Self.payers, .id(household), in: ids) { row in
            guard let place = places[row.id()] else { return }
            expenses[place].payers.append(ExpensePayer(row.id(), row.integer()))
        }
        try connection.query(Self.shares, .id(household), in: ids) { row in
            guard let place = places[row.id()] else { return }
            let member: ID<GroupMember> = row.id()
            expenses[place].shares.append(ExpenseShare(member, row.integer()))
            expenses[place].split.parts.append(ExpenseSplit.Part(member, row.integer()))
        }
        return expenses
    }
}

// MARK: - Rows

extension Expense: Record {
    package enum Column: Int32, RecordColumn {
        case id, peopleGroup, title, amount, currency, foreignAmount, foreignCurrency, day, category, notes, splitType, groupId,
            wasTransaction,
            series, isReconstructed, guest, isRemoved, revision, rotation, charge, subscription, isWithdrawn
    }

    package static let sql = RecordSQL<Column>("expense", fixed: [.peopleGroup, .guest], revision: .revision)

    package init(_ row: RecordRow<Column>) throws {
        self.init(
            id: row.id(.id), group: row.id(.peopleGroup), title: row.text(.title), amount: try row.money(.amount, .currency),
            foreign: try row.optionalMoney(.foreignAmount, .foreignCurrency), day: row.day(.day), category: row.optionalID(.category),
            notes: row.text(.notes), payers: [], split: ExpenseSplit(try row.value(.splitType), []), shares: [],
            rotation: row.optionalInteger(.rotation), transaction: row.optionalID(.groupId), wasTransaction: row.bool(.wasTransaction),
            series: row.optionalID(.series), isReconstructed: row.bool(.isReconstructed), guest: row.text(.guest),
            isRemoved: row.bool(.isRemoved), revision: row.integer(.revision))
        if let transaction: ID<Transaction> = row.optionalID(.charge),
            let subscription: ID<ExpenseCharge.Subscription> = row.optionalID(.subscription)
        {
            charge = ExpenseCharge(transaction, of: subscription, isWithdrawn: row.bool(.isWithdrawn))
        }
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .peopleGroup: .id(group)
        case .title: .text(title)
        case .amount: .integer(amount.minorUnits)
        case .currency: .currency(amount.currency)
        case .foreignAmount: .optional(foreign?.minorUnits)
        case .foreignCurrency: .currency(foreign?.currency)
        case .day: .day(day)
        case .category: .id(category)
        case .notes: .text(notes)
        case .splitType: .text(split.type.rawValue)
        case .groupId: .id(transaction)
        case .wasTransaction: .bool(wasTransaction)
        case .series: .id(series)
        case .isReconstructed: .bool(isReconstructed)
        case .guest: .text(guest)
        case .isRemoved: .bool(isRemoved)
        case .revision: .integer(revision)
        case .rotation: .optional(rotation)
        case .charge: .id(charge?.transaction)
        case .subscription: .id(charge?.subscription)
        case .isWithdrawn: .bool(charge?.isWithdrawn ?? false)
        }
    }
}
