package import Models

extension TransactionRepository {

    /// All groups that touch a place, each once, oldest id first. For work on the whole place only: it grows with its history.
    package func groups(touching place: Place) throws -> [ID<Transaction>] {
        var groups: Set<ID<Transaction>> = []
        try connection.query("SELECT group_id FROM txn WHERE household = $1 AND source = $2", .id(household), .place(place)) {
            groups.insert($0.id(0))
        }
        try connection.query("SELECT group_id FROM txn WHERE household = $1 AND destination = $2", .id(household), .place(place)) {
            groups.insert($0.id(0))
        }
        return groups.sorted()
    }
}
