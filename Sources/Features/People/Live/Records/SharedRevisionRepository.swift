import Storage

/// Revisions of people, groups, expenses, settlements and series.
final class SharedRevisionRepository: ScopedRepository {
    /// The revisions of some records of one kind by id; those that do not exist are missing.
    func revisions(of kind: SharedRecord.Kind, _ ids: [Int64]) throws -> [Int64: Int64] {
        var revisions: [Int64: Int64] = [:]
        let statement: SQL =
            switch kind {
            case .person: "SELECT id, revision FROM person WHERE household = $1 AND id IN (\(list: 2))"
            case .group: "SELECT id, revision FROM people_group WHERE household = $1 AND id IN (\(list: 2))"
            case .expense: "SELECT id, revision FROM expense WHERE household = $1 AND id IN (\(list: 2))"
            case .settlement: "SELECT id, revision FROM settlement WHERE household = $1 AND id IN (\(list: 2))"
            case .series: "SELECT id, revision FROM expense_series WHERE household = $1 AND id IN (\(list: 2))"
            }
        try connection.query(statement, .id(household), in: Set(ids).sorted()) { revisions[$0.integer()] = $0.integer() }
        return revisions
    }
}
