/// A whole file into a fresh database, against prepared statements that make the same writes and against the fixed baseline; the file again.
struct ImportRows {
    private let bench: Bench
    private let format: GeneratedFormat

    init(_ bench: Bench, format: GeneratedFormat) {
        self.bench = bench
        self.format = format
    }

    func measure() throws -> [Figure] {
        let file = try bench.statement(format)
        let database = bench.path("import.sqlite")
        let other = bench.path("limit.sqlite")
        var coffer = Samples()
        var cpu = Samples()
        var peak = Samples()
        var limit = Samples()
        var baseline = Samples()
        var again = Samples()
        for run in 1...bench.largeRuns {
            Files.say("import \(format.rawValue): run \(run) of \(bench.largeRuns)")
            let first = try bench.importing(file, format: format, into: database, afresh: true)
            coffer.add(first.seconds)
            cpu.add(first.cpuSeconds)
            peak.add(Double(first.peakBytes))
            limit.add(try bench.own(["replay", database, "--into", other]))
            if run == bench.largeRuns { compareSizes(database, other) }
            baseline.add(try bench.own(["baseline", String(bench.count), "--format", format.rawValue, "--into", other]))
            again.add(try bench.importing(file, format: format, into: database, afresh: false).seconds)
        }
        Files.removeDatabase(database)
        Files.removeDatabase(other)
        let name = "import \(format.rawValue)"
        let time = decimal(coffer.median) + " s (processor \(decimal(cpu.median)) s)"
        return [
            Figure(
                row: "\(name) / prepared statements", value: coffer.median / limit.median, unit: "×", bar: .atMost(1.6),
                note: "\(time) / \(decimal(limit.median)) s"),
            Figure(
                row: "\(name) / fixed baseline", value: coffer.median / baseline.median, unit: "×", bar: .atMost(4.5),
                note: "\(time) / \(decimal(baseline.median)) s"),
            Figure(row: "\(name): peak memory", value: peak.greatest / 1e6, unit: "MB", bar: .atMost(200), note: ""),
            Figure(
                row: "\(name) again / first", value: again.median / coffer.median, unit: "×", bar: .atMost(0.8),
                note: "\(decimal(again.median)) s / \(decimal(coffer.median)) s"),
        ]
    }

    /// The limit is only one if it wrote as much.
    private func compareSizes(_ database: String, _ other: String) {
        let ratio = Double(Files.size(other)) / Double(max(Files.size(database), 1))
        if !(0.97...1.03).contains(ratio) { Files.say("the limit's file is \(decimal(ratio)) times as large as Coffer's") }
    }
}
