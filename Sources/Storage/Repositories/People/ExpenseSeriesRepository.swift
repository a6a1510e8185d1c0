package import Models

/// Recurring expenses.
package struct ExpenseSeriesRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// All series in the order in which they were added, including ended ones.
    package func all() throws -> [ExpenseSeries] {
        try connection.all(
            """
            SELECT id, people_group, template, anchor, every, unit, end_day, account, through, is_ended, revision FROM expense_series
            WHERE household = $1 ORDER BY id
            """, .id(household), as: Self.series)
    }

    /// A series; nil if it does not exist.
    package func find(_ id: ID<ExpenseSeries>) throws -> ExpenseSeries? {
        try connection.first(
            """
            SELECT id, people_group, template, anchor, every, unit, end_day, account, through, is_ended, revision FROM expense_series
            WHERE household = $1 AND id = $2
            """, .id(household), .id(id), as: Self.series)
    }

    /// Inserts a series.
    package func insert(_ series: ExpenseSeries) throws {
        try connection.execute(
            """
            INSERT INTO expense_series (household, id, people_group, template, anchor, every, unit, end_day, account, through, is_ended,
                revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
            """, .id(household), .id(series.id), .id(series.group), .id(series.template), .day(series.schedule.anchor),
            .int(series.schedule.interval), .text(series.schedule.unit.rawValue), .day(series.schedule.end), .id(series.account),
            .day(series.through), .bool(series.isEnded), .integer(series.revision))
    }

    /// Updates a series if the revision matches, and increases it. Returns whether it matched.
    package func update(_ series: ExpenseSeries) throws -> Bool {
        try connection.execute(
            """
            UPDATE expense_series SET template = $1, anchor = $2, every = $3, unit = $4, end_day = $5, account = $6, through = $7,
                is_ended = $8, revision = revision + 1
            WHERE household = $9 AND id = $10 AND revision = $11
            """, .id(series.template), .day(series.schedule.anchor), .int(series.schedule.interval), .text(series.schedule.unit.rawValue),
            .day(series.schedule.end), .id(series.account), .day(series.through), .bool(series.isEnded), .id(household), .id(series.id),
            .integer(series.revision)) == 1
    }

    /// Sets the account of some series that have another one.
    package func setAccount(_ account: ID<Account>, of ids: [ID<ExpenseSeries>], insteadOf other: ID<Account>) throws {
        for id in ids {
            try connection.execute(
                "UPDATE expense_series SET account = $1 WHERE household = $2 AND id = $3 AND account = $4", .id(account), .id(household),
                .id(id), .id(other))
        }
    }

    private static func series(_ row: Row) throws -> ExpenseSeries {
        let schedule: Schedule
        do {
            schedule = try Schedule(anchor: row.day(3), every: row.int(4), try row.value(5, "unit"), end: row.optionalDay(6))
        } catch let error as ScheduleError {
            throw StorageError.unknownValue(column: "every", value: String(describing: error))
        }
        return ExpenseSeries(
            id: row.id(0), group: row.id(1), template: row.id(2), schedule: schedule, account: row.optionalID(7), through: row.day(8),
            isEnded: row.bool(9), revision: row.integer(10))
    }
}
