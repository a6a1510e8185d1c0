/// Eight files with other lines of the same accounts, imported into one database after the other: the last against the first.
struct GrowthRows {
    private static let files = 8

    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        let database = bench.path("growth.sqlite")
        var seconds: [Double] = []
        var peak: Int64 = 0
        for part in 0..<Self.files {
            let file = try bench.statement(.ofx, part: part)
            Files.say("growth: file \(part + 1) of \(Self.files)")
            let run = try bench.importing(file, format: .ofx, into: database, afresh: part == 0)
            seconds.append(run.seconds)
            peak = max(peak, run.peakBytes)
            if part > 0 { Files.remove(file) }
        }
        Files.removeDatabase(database)
        let (first, last) = (seconds[0], seconds[Self.files - 1])
        return [
            Figure(
                row: "import ofx: eighth file into a database / first", value: last / first, unit: "×", bar: .atMost(2.4),
                note: "\(decimal(last)) s / \(decimal(first)) s"),
            Figure(row: "import ofx: eighth file: peak memory", value: Double(peak) / 1e6, unit: "MB", bar: .atMost(200), note: ""),
        ]
    }
}
