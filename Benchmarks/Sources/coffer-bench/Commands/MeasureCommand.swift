import ArgumentParser

/// Measures rows and prints their table.
struct MeasureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure", abstract: "Measures rows and prints their table (what happens without a command).",
        discussion: "Rows:\n  all\n"
            + RowGroup.allCases.map { row in
                "  \(row.rawValue)" + String(repeating: " ", count: max(12 - row.rawValue.utf8.count, 1)) + row.summary
            }.joined(separator: "\n"))

    @Argument(help: ArgumentHelp("What is measured.", valueName: "row"))
    var rows: [String] = ["all"]

    @Option(help: "Lines of the large statements.")
    var count = 1_000_000

    @Option(help: ArgumentHelp("The release binary of Coffer.", valueName: "file"))
    var coffer: String?

    @Option(help: ArgumentHelp("Where the figures are written as JSON; .build/bench.json of the project else.", valueName: "file"))
    var json: String?

    @Option(help: "How often each is measured; rows over half a million lines or more at most 3 times.")
    var runs = 5

    @Option(help: ArgumentHelp("Where databases and statements are made, some 3 GB for a million lines.", valueName: "folder"))
    var work: String?

    @Flag(help: "End with 1 where a bar is missed.")
    var strict = false

    func validate() throws {
        guard (1_000...10_000_000).contains(count) else { throw ValidationError("From 1000 to 10000000 lines") }
        guard (1...100).contains(runs) else { throw ValidationError("From 1 to 100 runs") }
        for row in rows where row != "all" && RowGroup(rawValue: row) == nil { throw ValidationError("No row is called \(row)") }
    }

    func run() throws {
        let root = Files.exists("../Sources/CommandLine") ? ".." : "."
        let program = coffer ?? root + "/.build/release/coffer"
        for file in [program, program + "-measure"] where !Files.exists(file) {
            throw ValidationError("\(file) is not here; build it as scripts/bench does, or name another coffer with --coffer")
        }
        let bench = try Bench(coffer: program, count: count, runs: runs, folder: work ?? root + "/.build/bench")
        let groups = rows.contains("all") ? RowGroup.allCases : rows.compactMap { RowGroup(rawValue: $0) }
        var figures: [Figure] = []
        var failed: [String] = []
        for group in groups {
            do {
                figures += try group.measure(with: bench)
            } catch {
                Files.say("\(group.rawValue) could not be measured: \(error)")
                failed.append(group.rawValue)
            }
        }
        let table = FigureTable(figures: figures)
        try Files.write(table.text, to: "-")
        try Files.write(table.json(count: count), to: json ?? root + "/.build/bench.json")
        if !failed.isEmpty { throw ExitCode(1) }
        if strict, figures.contains(where: { !$0.isMet }) { throw ExitCode(1) }
    }
}
