import Generator

/// Reports on the large ledger: ten years by category against Home, and a year by payee and by tag against the same sums by prepared
/// statements. A third of the transactions have tags, some of them two.
struct InsightsRows {
    private static let rounds = 30
    /// Twenty tags.
    private static let tags = """
        INSERT INTO tag (household, id, name)
        SELECT household.id, number.value, 'tag ' || number.value FROM household,
            (WITH RECURSIVE counted (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM counted WHERE value < 20)
            SELECT value FROM counted) AS number;
        INSERT INTO group_tag (household, group_id, tag)
        SELECT DISTINCT household, group_id, group_id % 20 + 1 FROM txn WHERE group_id % 3 = 0;
        INSERT OR IGNORE INTO group_tag (household, group_id, tag)
        SELECT DISTINCT household, group_id, group_id % 7 + 1 FROM txn WHERE group_id % 9 = 0;
        """

    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        let database = try bench.ledgerToServe()
        try addTags(to: database)
        let answer = try ChildProcess.run(
            bench.measure,
            ["report", "--rounds", "\(Self.rounds)", "--database", database, "--today", ServedLedger.today]
        ).output
        func seconds(_ name: String) throws -> Double {
            guard let value = Double(try Bench.word(name, in: answer)) else { throw BenchmarkError("not understood: \(answer)") }
            return value
        }
        let (home, category, payee, tag) = (try seconds("home"), try seconds("category"), try seconds("payee"), try seconds("tag"))
        let (payees, tagged) = (try statement(Self.byPayee, in: database), try statement(Self.byTag, in: database))
        try bench.remove(served: database)
        return [
            figure("spending of ten years by category / Home", category, home, bar: 2),
            figure("spending of a year by payee / prepared statement", payee, payees, bar: 1.5),
            figure("spending of a year by tag / prepared statement", tag, tagged, bar: 1.5),
        ]
    }

    private func figure(_ row: String, _ seconds: Double, _ other: Double, bar: Double) -> Figure {
        Figure(
            row: row, value: seconds / other, unit: "×", bar: .atMost(bar),
            note: "\(decimal(seconds * 1e3)) ms / \(decimal(other * 1e3)) ms")
    }

    private func addTags(to database: String) throws {
        let file = try SQLiteFile(database)
        try file.run("BEGIN IMMEDIATE")
        try file.run(Self.tags)
        try file.run("COMMIT")
    }

    /// The median time of a prepared statement, in seconds, after it has run a few times.
    private func statement(_ sql: String, in database: String) throws -> Double {
        let last = Int64(GeneratedHousehold.lastDay.number)
        let prepared = try SQLiteFile(database, readOnly: true).prepare(sql)
        prepared.bind(1, last - 364)
        prepared.bind(2, last)
        var samples = Samples()
        for round in 0..<Self.rounds + 3 {
            let begin = ContinuousClock.now
            while try prepared.step() { continue }
            prepared.reset()
            if round >= 3 { samples.add(begin.duration(to: .now).seconds) }
        }
        return samples.median
    }

    /// What came into categories of spending less what left them, with the key that it is added up by.
    private static func spending(_ key: String) -> String {
        """
        SELECT txn.\(key) AS key, txn.amount AS net FROM account CROSS JOIN txn
        WHERE account.category_class = 'spending' AND txn.household = account.household AND txn.destination = account.id
            AND txn.destination_day BETWEEN ?1 AND ?2 AND txn.status = 1
        UNION ALL
        SELECT txn.\(key) AS key, -txn.amount AS net FROM account CROSS JOIN txn
        WHERE account.category_class = 'spending' AND txn.household = account.household AND txn.source = account.id
            AND txn.source_day BETWEEN ?1 AND ?2 AND txn.status = 1
        """
    }

    private static let byPayee = "SELECT key, SUM(net) FROM (\(spending("payee"))) GROUP BY key"
    private static let byTag = """
        SELECT group_tag.tag, SUM(part.net) FROM (\(spending("group_id"))) AS part
        LEFT JOIN group_tag ON group_tag.household = (SELECT id FROM household) AND group_tag.group_id = part.key
        GROUP BY group_tag.tag
        """
}
