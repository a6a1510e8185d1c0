/// Transfer orders by one client, one durable commit each, and by 64 at once, committed together: against prepared statements that make the same
/// writes into another copy of the ledger, and with three more modules that nobody uses.
struct TransferRows {
    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        try measure(clients: 1, count: 500, bar: 0.6) + measure(clients: 64, count: 6_400, bar: 0.5)
    }

    private func measure(clients: Int, count: Int, bar: Double) throws -> [Figure] {
        let ledger = try bench.ledger()
        let database = bench.path("transfer.sqlite")
        let other = bench.path("transfer-limit.sqlite")
        for copy in [database, other] {
            Files.removeDatabase(copy)
            _ = try ChildProcess.run("cp", [ledger, copy])
        }
        var coffer = Samples()
        var limit = Samples()
        var more = Samples()
        for _ in 0..<bench.runs {
            let last = try bench.own(reading: "last", ["last-identity", database])
            let order = ["transfer", "--count", String(count), "--clients", String(clients), "--database", database]
            coffer.add(try Bench.seconds(in: try ChildProcess.run(bench.measure, order).output))
            let replay = ["replay-postings", database, "--since", last, "--count", String(count), "--into", other]
            limit.add(try bench.own(replay + ["--together", String(clients)]))
            more.add(try Bench.seconds(in: try ChildProcess.run(bench.measure, order + ["--unused-modules", "3"]).output))
        }
        Files.removeDatabase(database)
        Files.removeDatabase(other)
        func rate(_ samples: Samples) -> String { decimal(Double(count) / samples.median) }
        let name = clients == 1 ? "transfers, 1 client" : "transfers, \(clients) clients"
        return [
            Figure(
                row: "\(name) / statements", value: limit.median / coffer.median, unit: "×", bar: .atLeast(bar),
                note: "\(rate(coffer)) / \(rate(limit)) a second"),
            Figure(
                row: "\(name): with three more modules / without", value: coffer.median / more.median, unit: "×", bar: .atLeast(0.95),
                note: "\(rate(more)) / \(rate(coffer)) a second"),
        ]
    }
}
