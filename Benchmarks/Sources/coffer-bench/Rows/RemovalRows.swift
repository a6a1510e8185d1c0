/// The merge of a large account into another, its deletion with entries, and the undo of both: their memory, and their time against the import.
struct RemovalRows {
    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        let database = bench.path("removal.sqlite")
        let imported = try bench.importing(try bench.statement(.csv), format: .csv, into: database, afresh: true)
        try run("add", "account", "Other", "--kind", "checking", "--currency", "EUR", "--opening", "1.00", in: database)
        let merge = try run("merge", "accounts", "Household", "--into", "Other", "--yes", in: database)
        let separation = try undoLast(in: database)
        let deletion = try run("delete", "account", "Household", "--with-entries", in: database)
        let restoration = try undoLast(in: database)
        Files.removeDatabase(database)
        return [
            figures("merge of an account", merge, imported), figures("undo of a merge", separation, imported),
            figures("deletion with entries", deletion, imported), figures("undo of a deletion", restoration, imported),
        ].flatMap(\.self)
    }

    private func figures(_ name: String, _ run: ChildProcess, _ imported: ChildProcess) -> [Figure] {
        [
            Figure(
                row: "\(name) / import", value: run.seconds / imported.seconds, unit: "×", bar: .none,
                note: "\(decimal(run.seconds)) s / \(decimal(imported.seconds)) s"),
            Figure(row: "\(name): peak memory", value: Double(run.peakBytes) / 1e6, unit: "MB", bar: .atMost(200), note: ""),
        ]
    }

    @discardableResult
    private func run(_ arguments: String..., in database: String) throws -> ChildProcess {
        Files.say(arguments.prefix(2).joined(separator: " "))
        return try ChildProcess.run(bench.coffer, arguments + ["--database", database])
    }

    private func undoLast(in database: String) throws -> ChildProcess {
        let history = try ChildProcess.run(bench.coffer, ["history", "--limit", "1", "--output", "json", "--database", database])
        return try run("undo", try Bench.word("id", in: history.output), in: database)
    }
}
