import ArgumentParser

/// Makes the writes of single postings with prepared statements alone, and says how long it took; a process of its own for its memory's sake.
struct ReplayPostingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay-postings", abstract: "Writes a database's newest postings into a copy of it.", shouldDisplay: false)

    @Argument var database: String
    /// The last identity that was there before.
    @Option var since: Int64
    /// How many postings there have to be.
    @Option var count: Int
    @Option var into: String
    /// How many are committed at once.
    @Option var together = 1

    func run() throws {
        let replay = try PostingReplay(of: database, since: since, together: together)
        guard replay.count == count else { throw BenchmarkError("\(replay.count) postings instead of \(count)") }
        try Files.write("{\"seconds\":\"\(try replay.measure(into: into))\"}\n", to: "-")
    }
}
