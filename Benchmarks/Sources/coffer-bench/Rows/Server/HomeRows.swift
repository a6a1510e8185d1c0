import Foundation

/// Home for somebody who is signed in, against the barest answer of the same server: by the processor time that the server takes for each, so
/// that it does not matter how fast this side asks.
struct HomeRows {
    private static let connections = 32
    private static let seconds = 4.0
    /// How often Home is asked for, a second apart, until it does not change.
    private static let tries = 240
    /// How often it is the same then: what the server does once a minute has been done.
    private static let equal = 70
    /// The same few bytes for everybody, through the same doors as everything else.
    private static let bare = "/robots.txt"

    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        let served = try bench.serving()
        let visitor = try served.visitor()
        // The first page shows the notice of the sign-in, and a page with a notice has no tag.
        _ = try visitor.page("/")
        let (home, tag) = try unchangedHome(visitor)
        let runs = Runs(served, bench.runs)

        let unchanged = try runs.compare(
            HTTPRequest.get("/", port: served.port, cookies: visitor.cookies, headers: [("If-None-Match", tag)]), expecting: 304)

        // Another process posts, so that the server's processor time is all for its answers.
        let poster = try RunningProcess(
            bench.measure,
            ["post", "--count", "1000000", "--interval", "10", "--database", served.database, "--today", ServedLedger.today])
        let fresh = try runs.compare(HTTPRequest.get("/", port: served.port, cookies: visitor.cookies), expecting: 200)
        // The same page and the same posts with every text looked up in a catalog.
        try visitor.submit(
            visitor.page("/more/profile"), to: "/more/profile", pressing: "save", filling: ["language": "de"])
        _ = try visitor.page("/")
        let german = try runs.compare(HTTPRequest.get("/", port: served.port, cookies: visitor.cookies), expecting: 200)
        guard String(decoding: try visitor.get("/").body, as: UTF8.self).contains("lang=\"de\"") else {
            throw BenchmarkError("Home is not in German")
        }
        poster.stop()
        guard try visitor.get("/").header("etag") != tag else { throw BenchmarkError("nothing was posted while Home was asked for") }
        served.server.stop()
        try bench.remove(served: served.database)
        return [
            Figure(
                row: "Home, fresh / bare answer, by processor time", value: fresh.cpu.median / fresh.bareCPU.median, unit: "×",
                bar: .atMost(7), note: fresh.note(times: true) + ", \(decimal(Double(home.body.count) / 1_000)) kB"),
            Figure(
                row: "Home, fresh, in German / in English, by processor time", value: german.cpu.median / fresh.cpu.median, unit: "×",
                bar: .atMost(1.1), note: "\(decimal(german.cpu.median * 1e6)) µs / \(decimal(fresh.cpu.median * 1e6)) µs"),
            Figure(
                row: "Home, unchanged / bare answer, by rate", value: unchanged.bareCPU.median / unchanged.cpu.median, unit: "×",
                bar: .atLeast(0.6), note: unchanged.note(times: false)),
        ]
    }

    /// Home and its tag once nothing changes any more: after its start the server stores what recurs in the new ledger.
    private func unchangedHome(_ visitor: Visitor) throws -> (HTTPAnswer, tag: String) {
        var (last, seen) = ("", 0)
        for _ in 0..<Self.tries {
            let home = try visitor.get("/")
            guard home.status == 200, let tag = home.header("etag") else { throw BenchmarkError("Home has no tag") }
            (last, seen) = (tag, tag == last ? seen + 1 : 0)
            if seen == Self.equal { return (home, tag) }
            usleep(1_000_000)
        }
        throw BenchmarkError("Home changes all the time")
    }

    // MARK: - Runs

    private struct Comparison {
        var cpu = Samples()
        var bareCPU = Samples()
        var rate = Samples()
        var bareRate = Samples()

        func note(times: Bool) -> String {
            let time = "\(decimal(cpu.median * 1e6)) µs / \(decimal(bareCPU.median * 1e6)) µs"
            let rates = "\(decimal(1 / cpu.median)) / \(decimal(1 / bareCPU.median)) a second of processor time"
            return (times ? time : rates) + " (\(decimal(rate.median)) / \(decimal(bareRate.median)) a second)"
        }
    }

    private struct Runs {
        let served: ServedLedger
        let count: Int

        init(_ served: ServedLedger, _ count: Int) {
            self.served = served
            self.count = count
        }

        /// A request and the bare one by turns.
        func compare(_ request: [UInt8], expecting status: Int) throws -> Comparison {
            var comparison = Comparison()
            for _ in 0..<count {
                let bare = try run(HTTPRequest.get(HomeRows.bare, port: served.port), 200)
                comparison.bareCPU.add(bare.cpuPerAnswer)
                comparison.bareRate.add(bare.rate)
                let page = try run(request, status)
                comparison.cpu.add(page.cpuPerAnswer)
                comparison.rate.add(page.rate)
            }
            return comparison
        }

        private func run(_ request: [UInt8], _ status: Int) throws -> LoadRun.Result {
            try LoadRun(port: served.port, connections: HomeRows.connections, request: request, expecting: status)
                .measure(served.server, seconds: HomeRows.seconds)
        }
    }
}
