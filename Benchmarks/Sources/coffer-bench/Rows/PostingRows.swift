/// Postings, one durable commit each: against prepared statements that make the same writes into another copy of the ledger, and with five
/// modules that nobody uses against two.
struct PostingRows {
    private static let count = 500

    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        let ledger = try bench.ledger()
        let database = bench.path("post.sqlite")
        let other = bench.path("post-limit.sqlite")
        for copy in [database, other] {
            Files.removeDatabase(copy)
            _ = try ChildProcess.run("cp", [ledger, copy])
        }
        var coffer = Samples()
        var limit = Samples()
        var more = Samples()
        for _ in 0..<bench.runs {
            let last = try bench.own(reading: "last", ["last-identity", database])
            let post = ["post", "--count", String(Self.count), "--database", database]
            coffer.add(try Bench.seconds(in: try ChildProcess.run(bench.measure, post).output))
            let replay = ["replay-postings", database, "--since", last, "--count", String(Self.count), "--into", other]
            limit.add(try bench.own(replay))
            more.add(try Bench.seconds(in: try ChildProcess.run(bench.measure, post + ["--unused-modules", "3"]).output))
        }
        Files.removeDatabase(database)
        Files.removeDatabase(other)
        let rate = Double(Self.count) / coffer.median
        return [
            Figure(
                row: "postings / prepared statements", value: limit.median / coffer.median, unit: "×", bar: .atLeast(0.7),
                note: "\(decimal(rate)) / \(decimal(Double(Self.count) / limit.median)) a second"),
            Figure(
                row: "postings with five unused modules / two", value: coffer.median / more.median, unit: "×", bar: .atLeast(0.95),
                note: "\(decimal(Double(Self.count) / more.median)) / \(decimal(rate)) a second"),
        ]
    }
}
