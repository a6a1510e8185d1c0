import Generator

/// The baseline that an import is held against: one table, two indexes, one unique key, one commit.
///
/// Frozen. It never changes, not even for the better: figures of different years are compared by it.
struct FixedBaseline {
    private static let schema = """
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY,
            account INTEGER NOT NULL,
            day INTEGER NOT NULL,
            amount INTEGER NOT NULL,
            payee TEXT NOT NULL,
            memo TEXT NOT NULL,
            bank_id TEXT NOT NULL,
            category INTEGER NOT NULL
        );
        CREATE INDEX entry_day ON entry (account, day);
        CREATE INDEX entry_category ON entry (category, day);
        CREATE UNIQUE INDEX entry_bank_id ON entry (account, bank_id);
        """
    private static let insert = """
        INSERT INTO entry (id, account, day, amount, payee, memo, bank_id, category) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        """

    private var tape = RowTape()

    init(_ household: GeneratedHousehold) {
        var id: Int64 = 0
        for account in household.accounts.indices {
            for line in household.lines(of: account) {
                id += 1
                tape.begin(0, columns: 8)
                tape.add(id)
                tape.add(Int64(account))
                tape.add(Int64(line.day.number))
                tape.add(line.amount)
                tape.add(line.payee)
                tape.add(line.memo)
                tape.add(line.bankId)
                tape.add(Int64(line.category))
            }
        }
    }

    /// Makes the file; from opening it to having closed it. In seconds.
    func measure(into path: String) throws -> Double {
        let begin = ContinuousClock.now
        try make(path)
        return begin.duration(to: .now).seconds
    }

    private func make(_ path: String) throws {
        let file = try SQLiteFile(path)
        try file.run("BEGIN IMMEDIATE")
        try file.run(Self.schema)
        try tape.play([try file.prepare(Self.insert)])
        try file.run("COMMIT")
    }
}
