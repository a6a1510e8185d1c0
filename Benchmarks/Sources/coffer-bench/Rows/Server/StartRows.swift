/// What a server takes before anybody notices it: until it answers, in memory, and of the line of somebody who comes for the first time.
struct StartRows {
    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        let database = try bench.ledgerToServe()
        var start = Samples()
        // The first start makes the daily copy beside what it answers.
        let first = try ServedLedger(coffer: bench.coffer, database: database)
        start.add(first.secondsToFirstAnswer)
        try first.awaitDailyCopy()
        let visitor = try first.visitor()
        let load = try FirstLoad(visitor)
        guard let afterCopy = first.server.residentBytes else {
            throw BenchmarkError("this system does not say what memory a program takes")
        }
        first.server.stop()
        var resident = Samples()
        var peak = Samples()
        for _ in 0..<bench.runs {
            let served = try ServedLedger(coffer: bench.coffer, database: database)
            start.add(served.secondsToFirstAnswer)
            _ = try served.visitor().page("/")
            resident.add(Double(served.server.residentBytes ?? 0))
            peak.add(Double(served.server.peakBytes ?? 0))
            served.server.stop()
        }
        try bench.remove(served: database)
        return [
            Figure(
                row: "server: start to first answer", value: start.greatest * 1_000, unit: "ms", bar: .atMost(300),
                note: "longest of \(start.values.count); median \(decimal(start.median * 1_000)) ms"),
            Figure(
                row: "server: memory after one sign-in and one Home", value: resident.greatest / 1e6, unit: "MB", bar: .atMost(60),
                note:
                    "at most \(decimal(peak.greatest / 1e6)) MB before; \(decimal(Double(afterCopy) / 1e6)) MB where the daily copy was made"
            ),
            Figure(
                row: "first load of Home, compressed", value: Double(load.bytes) / 1e3, unit: "kB", bar: .atMost(60), note: load.note),
            Figure(
                row: "first load of Home: requests", value: Double(load.requests), unit: "", bar: .atMost(4),
                note: "page, style, script and the stream of changes; not icons, manifest and service worker"),
        ]
    }
}

/// All that a browser with nothing in its cache asks for to show Home.
struct FirstLoad {
    private(set) var bytes = 0
    private(set) var requests = 0
    private(set) var note = ""

    private static let gzip = [("Accept-Encoding", "gzip")]

    init(_ visitor: Visitor) throws {
        // The same page twice: compressed to be weighed, plain to be read.
        let page = try visitor.page("/")
        var parts = [("HTML", "/")]
        for tag in page.tags("link") + page.tags("script") + page.tags("img") {
            let tag = Page(text: tag)
            let relation = tag.values(of: "rel").first
            guard relation == nil || relation == "stylesheet" || relation == "preload" else { continue }
            if let path = (tag.values(of: "href") + tag.values(of: "src")).first {
                parts.append((relation == "stylesheet" ? "style" : "script", path))
            }
        }
        var notes: [String] = []
        for (name, path) in parts {
            let answer = try visitor.get(path, headers: Self.gzip)
            guard answer.status == 200, answer.header("content-encoding") == "gzip" else {
                throw BenchmarkError("\(path) is not compressed, or was answered with \(answer.status)")
            }
            bytes += answer.body.count
            requests += 1
            notes.append("\(name) \(decimal(Double(answer.body.count) / 1e3)) kB")
        }
        // The stream of changes, as the script opens it.
        if !page.values(of: "data-state").isEmpty { requests += 1 }
        note = notes.joined(separator: ", ")
    }
}
