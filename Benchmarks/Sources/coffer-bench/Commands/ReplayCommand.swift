import ArgumentParser

/// Makes the writes of an import with prepared statements alone, and says how long it took; a process of its own for its memory's sake.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Writes a database's rows into a fresh one.", shouldDisplay: false)

    @Argument var database: String
    @Option var into: String
    /// Tables that are left out, to see what each costs.
    @Option var without: [String] = []
    /// Indexes that are left out.
    @Option var withoutIndex: [String] = []
    @Flag var withoutForeignKeys = false

    func run() throws {
        Files.removeDatabase(into)
        var replay = try ImportReplay(of: database, without: Set(without))
        replay.leaveOut(indexes: withoutIndex, foreignKeys: withoutForeignKeys)
        try Files.write("{\"seconds\":\"\(try replay.measure(into: into))\",\"rows\":\(replay.rowCount)}\n", to: "-")
    }
}
