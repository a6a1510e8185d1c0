import ArgumentParser

/// Makes the writes of an import with prepared statements alone, and says how long it took; a process of its own for its memory's sake.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Writes a database's rows into a fresh one.", shouldDisplay: false)

    @Argument var database: String
    @Option var into: String

    func run() throws {
        Files.removeDatabase(into)
        let replay = try ImportReplay(of: database)
        try Files.write("{\"seconds\":\"\(try replay.measure(into: into))\",\"rows\":\(replay.rowCount)}\n", to: "-")
    }
}
