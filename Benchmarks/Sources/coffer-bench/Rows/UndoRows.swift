/// An import taken back whole, against the import itself.
struct UndoRows {
    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] { try measure(.ofx) + measure(.csv) }

    private func measure(_ format: GeneratedFormat) throws -> [Figure] {
        let file = try bench.statement(format)
        let database = bench.path("undo.sqlite")
        var imported = Samples()
        var undone = Samples()
        var peak = Samples()
        for run in 1...bench.largeRuns {
            Files.say("undo \(format.rawValue): run \(run) of \(bench.largeRuns)")
            let first = try bench.importing(file, format: format, into: database, afresh: true)
            let undo = try ChildProcess.run(
                bench.coffer, ["import", "--undo", try Bench.word("import", in: first.output), "--database", database])
            imported.add(first.seconds)
            undone.add(undo.seconds)
            peak.add(Double(undo.peakBytes))
        }
        Files.removeDatabase(database)
        let name = "undo of an import \(format.rawValue)"
        return [
            Figure(
                row: "\(name) / import", value: undone.median / imported.median, unit: "×", bar: .atMost(1.5),
                note: "\(decimal(undone.median)) s / \(decimal(imported.median)) s"),
            Figure(row: "\(name): peak memory", value: peak.greatest / 1e6, unit: "MB", bar: .atMost(200), note: ""),
        ]
    }
}
