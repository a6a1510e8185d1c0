/// `coffer subscriptions found` on the large ledger, which examines every payee, against the `sqlite3` program reading the same transactions
/// by payee and day; and again, after the day's work has stored what recurs and nothing has changed.
struct RecurrenceRows {
    private static let query = """
        SELECT payee, source_day, amount, source, destination FROM txn ORDER BY payee, source_day
        """
    /// What was examined is examined again.
    private static let reset = "DELETE FROM recurrence_state; DELETE FROM recurring_payee; DELETE FROM payee_key"

    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        guard ChildProcess.isInstalled("sqlite3") else {
            Files.say("sqlite3 is not here; what recurs is not measured")
            return []
        }
        let ledger = try bench.ledger()
        let command = ["subscriptions", "found", "--database", ledger, "--output", "json"]
        var first = Samples()
        var again = Samples()
        var sqlite = Samples()
        for _ in 0..<bench.runs {
            _ = try ChildProcess.run("sqlite3", [ledger, Self.reset])
            first.add(try ChildProcess.run(bench.coffer, command).seconds)
            // A command only reads; the day's work stores what was found, as the server does.
            _ = try ChildProcess.run(bench.coffer, ["run-due", "--database", ledger])
            again.add(try ChildProcess.run(bench.coffer, command).seconds)
            sqlite.add(try ChildProcess.run("sqlite3", [ledger, Self.query]).seconds)
        }
        return [
            Figure(
                row: "what recurs, first / sqlite3", value: first.median / sqlite.median, unit: "×", bar: .atMost(5),
                note: "\(decimal(first.median)) s / \(decimal(sqlite.median)) s"),
            Figure(
                row: "what recurs, unchanged / first", value: again.median / first.median, unit: "×", bar: .atMost(0.5),
                note: "\(decimal(again.median)) s / \(decimal(first.median)) s"),
        ]
    }
}
