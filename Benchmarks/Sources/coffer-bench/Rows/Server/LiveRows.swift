#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How long it takes until every open page of a household shows what was changed, from the moment at which somebody set about it.
struct LiveRows {
    private static let pages = 200
    /// How many pages the server follows for one sign-in.
    private static let pagesPerSession = 12
    private static let changes = 100

    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        let served = try bench.serving()
        let visitors = try (0..<(Self.pages + Self.pagesPerSession - 1) / Self.pagesPerSession).map { _ in try served.visitor() }
        var open = LivePages()
        for visitor in visitors {
            // Asked for after the last sign-in, which changes what every page of the member is made of.
            guard let state = try visitor.page("/").values(of: "data-state").first else { throw BenchmarkError("Home does not follow") }
            for _ in 0..<min(Self.pagesPerSession, Self.pages - open.count) { try open.open("/", state: state, for: visitor) }
        }
        let visitor = try served.visitor()
        guard let account = try visitor.page("/accounts").identity(after: "/accounts/") else { throw BenchmarkError("there is no account") }
        let own = try postings(by: visitor, to: account, heardBy: &open)
        let other = try commands(on: served.database, to: account, heardBy: &open)
        served.server.stop()
        try bench.remove(served: served.database)
        return [
            figure("change on a page → 200 open pages", own, bar: 50),
            figure("change by another process → 200 open pages", other, bar: 500),
        ]
    }

    /// Transactions added by the form, from when it is sent.
    private func postings(by visitor: Visitor, to account: String, heardBy pages: inout LivePages) throws -> Samples {
        let path = "/accounts/\(account)/transactions/new"
        var samples = Samples()
        for number in 1...Self.changes {
            let payee = "Form \(number) of the benchmark"
            let form = try visitor.page(path)
            let begin = ContinuousClock.now
            try visitor.send(form, to: path, pressing: "add", filling: ["amount": "\(number).23", "payee": payee])
            try pages.awaitAll(payee)
            samples.add(begin.duration(to: .now).seconds)
            try visitor.awaitSubmitted(path)
        }
        return samples
    }

    /// Transactions added by the command, from its start.
    private func commands(on database: String, to account: String, heardBy pages: inout LivePages) throws -> Samples {
        var samples = Samples()
        for number in 1...Self.changes {
            let payee = "Command \(number) of the benchmark"
            // The server looks around at intervals; the command comes at any moment of one.
            usleep(UInt32(number * 37_000 % 200_000))
            let begin = ContinuousClock.now
            _ = try ChildProcess.run(
                bench.coffer,
                [
                    "add", "transaction", "--account", account, "--amount", "-\(number).23", "--payee", payee,
                    "--database", database, "--today", ServedLedger.today,
                ])
            try pages.awaitAll(payee)
            samples.add(begin.duration(to: .now).seconds)
        }
        return samples
    }

    private func figure(_ row: String, _ samples: Samples, bar: Double) -> Figure {
        Figure(
            row: row, value: samples.percentile(95) * 1_000, unit: "ms", bar: .atMost(bar),
            note:
                "p95 of \(samples.values.count); median \(decimal(samples.median * 1_000)) ms, longest \(decimal(samples.greatest * 1_000)) ms"
        )
    }
}
