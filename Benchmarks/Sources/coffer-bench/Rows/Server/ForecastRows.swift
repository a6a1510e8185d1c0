/// The forecast of a household with 20 accounts over 12 months, against Home of the same household.
struct ForecastRows {
    private static let accounts = 20
    private static let rounds = 60
    private static let path = "/plan/forecast?months=12"

    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        let database = try bench.ledgerToServe()
        // The ledger has a few accounts of its own.
        let own = try count(try ChildProcess.run(bench.coffer, ["accounts", "--output", "csv", "--database", database]).output)
        for number in own..<max(Self.accounts, own) {
            _ = try ChildProcess.run(
                bench.coffer,
                [
                    "add", "account", "Account \(number)", "--kind", "savings", "--currency", "EUR", "--opening", "100", "--database",
                    database,
                    "--today", ServedLedger.today,
                ])
        }
        let served = try ServedLedger(coffer: bench.coffer, database: database)
        try served.awaitDailyCopy()
        let visitor = try served.visitor()
        let first = try time(Self.path, visitor)
        var (home, forecast) = (Samples(), Samples())
        for round in 0..<Self.rounds + 5 {
            let (homeTime, forecastTime) = (try time("/", visitor), try time(Self.path, visitor))
            // The first few find nothing read yet.
            guard round >= 5 else { continue }
            home.add(homeTime)
            forecast.add(forecastTime)
        }
        served.server.stop()
        try bench.remove(served: database)
        return [
            Figure(
                row: "forecast of \(max(Self.accounts, own)) accounts over 12 months / Home", value: forecast.median / home.median,
                unit: "×",
                bar: .atMost(5),
                note: "\(decimal(forecast.median * 1e3)) ms / \(decimal(home.median * 1e3)) ms; the first one \(decimal(first * 1e3)) ms")
        ]
    }

    /// The rows of a listing without its head.
    private func count(_ csv: String) throws -> Int { csv.split(whereSeparator: \.isNewline).count - 1 }

    private func time(_ path: String, _ visitor: Visitor) throws -> Double {
        let begin = ContinuousClock.now
        let answer = try visitor.get(path)
        let seconds = begin.duration(to: .now).seconds
        guard answer.status == 200 else { throw BenchmarkError("\(path) was answered with \(answer.status)") }
        return seconds
    }
}
