/// `coffer accounts` from start to end on the large ledger, against the `sqlite3` program reading the same balances.
struct AccountsRows {
    private static let runs = 20
    private static let query = """
        SELECT account.id, name, institution, kind, account.currency, booked, pending_out, credit_limit, number_suffix, iban, entries
        FROM account JOIN account_balance ON account_balance.household = account.household AND account_balance.account = account.id
        WHERE role = 'own' ORDER BY account.id
        """

    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        guard ChildProcess.isInstalled("sqlite3") else {
            Files.say("sqlite3 is not here; coffer accounts is not measured")
            return []
        }
        let ledger = try bench.ledger()
        var coffer = Samples()
        var sqlite = Samples()
        var peak = Samples()
        for _ in 0..<Self.runs {
            let run = try ChildProcess.run(bench.coffer, ["accounts", "--database", ledger, "--output", "json"])
            coffer.add(run.seconds)
            peak.add(Double(run.peakBytes))
            sqlite.add(try ChildProcess.run("sqlite3", [ledger, Self.query]).seconds)
        }
        return [
            Figure(
                row: "coffer accounts / sqlite3", value: coffer.median / sqlite.median, unit: "×", bar: .atMost(12),
                note: "\(decimal(coffer.median * 1_000)) ms / \(decimal(sqlite.median * 1_000)) ms"),
            Figure(row: "coffer accounts: peak memory", value: peak.greatest / 1e6, unit: "MB", bar: .atMost(40), note: ""),
        ]
    }
}
