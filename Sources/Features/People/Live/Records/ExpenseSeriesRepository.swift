import Models
package import PeopleModel
package import Storage

/// Recurring expenses.
final class ExpenseSeriesRepository: ScopedRepository {
    /// All series in the order in which they were added, including ended ones.
    func all() throws -> [ExpenseSeries] {
        try connection.all("SELECT \(ExpenseSeries.self) FROM expense_series WHERE household = $1 ORDER BY id", .id(household))
    }

    /// A series; nil if it does not exist.
    func find(_ id: ID<ExpenseSeries>) throws -> ExpenseSeries? {
        try connection.first("SELECT \(ExpenseSeries.self) FROM expense_series WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// Inserts a series.
    func insert(_ series: ExpenseSeries) throws {
        try connection.insert(series, of: household)
    }

    /// Updates a series if the revision matches, and increases it. Returns whether it matched.
    func update(_ series: ExpenseSeries) throws -> Bool {
        try connection.update(series, of: household)
    }
}

extension ExpenseSeries: Record {
    package enum Column: Int32, RecordColumn {
        case id, peopleGroup, template, anchor, every, unit, endDay, account, through, isEnded, revision
    }

    package static let sql = RecordSQL<Column>("expense_series", fixed: [.peopleGroup], revision: .revision)

    package init(_ row: RecordRow<Column>) throws {
        let schedule: Schedule
        do {
            schedule = try Schedule(anchor: row.day(.anchor), every: row.int(.every), try row.value(.unit), end: row.optionalDay(.endDay))
        } catch let error as ScheduleError {
            throw StorageError.unknownValue(column: "every", value: String(describing: error))
        }
        self.init(
            id: row.id(.id), group: row.id(.peopleGroup), template: row.id(.template), schedule: schedule,
            account: row.optionalID(.account),
            through: row.day(.through), isEnded: row.bool(.isEnded), revision: row.integer(.revision))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .peopleGroup: .id(group)
        case .template: .id(template)
        case .anchor: .day(schedule.anchor)
        case .every: .int(schedule.interval)
        case .unit: .text(schedule.unit.rawValue)
        case .endDay: .day(schedule.end)
        case .account: .id(account)
        case .through: .day(through)
        case .isEnded: .bool(isEnded)
        case .revision: .integer(revision)
        }
    }
}
