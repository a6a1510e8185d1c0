import Models

/// Removes the texts of a household from the text index: from the index itself, which needs each text to forget it, and their keys.
struct TextIndexRemoval {
    private let connection: Connection
    private let household: ID<Household>

    /// Accesses a household's texts on a connection, for the duration of its write.
    init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// Removes the texts that have a key. Transactions keep the keys that they name.
    func run() throws {
        let keys: [Int64: Int64] = try connection.dictionary(
            "SELECT group_id, text_key FROM text_entry WHERE household = $1", .id(household)
        ) { ($0.integer(), $0.integer()) }
        guard !keys.isEmpty else { return }
        let writer = try TextIndexWriter(connection, household: household)
        try ExportRepository(connection, household: household).groups(from: nil, until: nil) { group in
            if let key = keys[group.id.rawValue] { try writer.remove(group, key: key) }
        }
        try writer.flush()
    }
}
