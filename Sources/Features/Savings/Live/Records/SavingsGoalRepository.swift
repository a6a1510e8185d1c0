import Models
package import SavingsModel
package import Storage

/// Savings goals and their parts.
final class SavingsGoalRepository: ScopedRepository {
    /// A goal with its status at the last notification; nil if there was none.
    struct Record: Hashable, Sendable {
        var goal: SavingsGoal
        var status: GoalStatus?
    }

    // MARK: - Reading

    /// All goals in order, including removed ones.
    func all() throws -> [SavingsGoal] { try allRecords().map(\.goal) }

    /// All goals in order, including removed ones, with the status at the last notification.
    func allRecords() throws -> [Record] {
        var goals: [Record] = []
        // One query on both tables: most households have no goals and need no second one.
        try connection.query(
            """
            SELECT \(SavingsGoal.self, of: "savings_goal"), savings_goal.told_status, goal_part.id, goal_part.name, goal_part.account,
                goal_part.amount, goal_part.counts_from
            FROM savings_goal LEFT JOIN goal_part
                ON goal_part.household = savings_goal.household AND goal_part.goal = savings_goal.id
            WHERE savings_goal.household = $1
            ORDER BY savings_goal.place, savings_goal.id, goal_part.place
            """, .id(household)
        ) { row in
            let (goal, status) = (try row.record(SavingsGoal.self), try row.optionalValue("told_status") as GoalStatus?)
            if goals.last?.goal.id != goal.id { goals.append(Record(goal: goal, status: status)) }
            guard let part: ID<GoalPart> = row.optionalID() else { return }
            let currency = goal.target.currency
            goals[goals.count - 1].goal.parts.append(
                GoalPart(
                    id: part, name: row.text(), account: row.id(),
                    amount: row.optionalInteger().map { Money(minorUnits: $0, currency: currency) }, countsFrom: row.integer()))
        }
        return goals
    }

    /// The goal with an id, including a removed one; nil if it does not exist.
    func find(_ id: ID<SavingsGoal>) throws -> SavingsGoal? { try all().first { $0.id == id } }

    // MARK: - Writing

    /// Inserts a goal.
    ///
    /// - Parameter notified: its initial status, which is not notified.
    func insert(_ goal: SavingsGoal, notified: GoalStatus?) throws {
        try connection.insert(goal, of: household, further: .optional(notified?.rawValue))
        try writeParts(of: goal)
    }

    /// Updates the mutable columns if the revision matches, and increases it. Returns whether it matched.
    func update(_ goal: SavingsGoal) throws -> Bool {
        guard try connection.update(goal, of: household) else { return false }
        try connection.execute("DELETE FROM goal_part WHERE household = $1 AND goal = $2", .id(household), .id(goal.id))
        try writeParts(of: goal)
        return true
    }

    /// Sets the position of a goal. Its revision is unchanged, since forms do not edit the position.
    func setPosition(_ position: Int, of id: ID<SavingsGoal>) throws {
        try connection.execute(
            "UPDATE savings_goal SET place = $1 WHERE household = $2 AND id = $3", .int(position), .id(household), .id(id))
    }

    /// Stores the status of a goal at its notification.
    func setNotifiedStatus(_ status: GoalStatus, of id: ID<SavingsGoal>) throws {
        try connection.execute(
            "UPDATE savings_goal SET told_status = $1 WHERE household = $2 AND id = $3", .text(status.rawValue), .id(household), .id(id))
    }

    /// Whether an active goal has a part on an account.
    func hasAny(from account: ID<Account>) throws -> Bool {
        try connection.exists(
            """
            SELECT 1 FROM goal_part JOIN savings_goal
                ON savings_goal.household = goal_part.household AND savings_goal.id = goal_part.goal
            WHERE goal_part.household = $1 AND goal_part.account = $2 AND savings_goal.is_removed = 0 LIMIT 1
            """, .id(household), .id(account))
    }

    // MARK: - Private

    private func writeParts(of goal: SavingsGoal) throws {
        for (position, part) in goal.parts.enumerated() {
            try connection.execute(
                "INSERT INTO goal_part (household, id, goal, place, name, account, amount, counts_from) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                .id(household), .id(part.id), .id(goal.id), .int(position), .text(part.name), .id(part.account),
                .optional(part.amount?.minorUnits),
                .integer(part.countsFrom))
        }
    }
}

// MARK: - Rows

extension SavingsGoal: Record {
    package enum Column: Int32, RecordColumn {
        case id, name, target, currency, byDay, place, isRemoved, revision
    }

    package static let sql = RecordSQL<Column>("savings_goal", revision: .revision, further: ["told_status"])

    package init(_ row: RecordRow<Column>) throws {
        self.init(
            id: row.id(.id), name: row.text(.name), target: try row.money(.target, .currency), by: row.optionalDay(.byDay), parts: [],
            position: row.int(.place), isRemoved: row.bool(.isRemoved), revision: row.integer(.revision))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .name: .text(name)
        case .target: .integer(target.minorUnits)
        case .currency: .currency(target.currency)
        case .byDay: .day(by)
        case .place: .int(position)
        case .isRemoved: .bool(isRemoved)
        case .revision: .integer(revision)
        }
    }
}
