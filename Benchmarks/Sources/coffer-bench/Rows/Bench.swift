import Generator

/// What all rows need: the program, the large statement files, a folder to work in.
final class Bench {
    /// The release binary of Coffer.
    let coffer: String
    let count: Int
    let runs: Int
    private let folder: String
    private var made: Set<String> = []

    init(coffer: String, count: Int, runs: Int, folder: String) throws {
        self.coffer = coffer
        self.count = count
        self.runs = runs
        self.folder = folder
        try Files.makeFolder(folder)
    }

    /// How often a row over all lines is run: a million lines three times.
    var largeRuns: Int { count >= 500_000 ? min(runs, 3) : runs }

    func path(_ name: String) -> String { folder + "/" + name }

    // MARK: - Files

    /// A statement file of so many lines; made once.
    func statement(_ format: GeneratedFormat, count: Int? = nil) throws -> String {
        let count = count ?? self.count
        let path = path("\(count).\(format.rawValue)")
        if made.insert(path).inserted {
            Files.say("making \(path)")
            try format.write(count: count, seed: 42, to: path)
        }
        return path
    }

    /// The large ledger: everything of the OFX file imported; made once.
    func ledger() throws -> String {
        let path = path("ledger.sqlite")
        if made.insert(path).inserted { try importing(try statement(.ofx), format: .ofx, into: path, afresh: true) }
        return path
    }

    /// Imports a file.
    @discardableResult
    func importing(_ file: String, format: GeneratedFormat, into database: String, afresh: Bool) throws -> ChildProcess {
        if afresh { Files.removeDatabase(database) }
        let account = format == .csv ? ["--account", "Household", "--currency", "EUR"] : []
        return try ChildProcess.run(coffer, ["import", file, "--database", database, "--output", "json"] + account)
    }

    // MARK: - This program again

    /// Runs a hidden command of this program, so that its memory is not this process's, and reads the seconds that it prints.
    func own(_ arguments: [String]) throws -> Double {
        try Self.seconds(in: try ChildProcess.run(CommandLine.arguments[0], arguments).output)
    }

    /// The `seconds` of an answer such as `{"seconds":"1.234"}`.
    static func seconds(in answer: String) throws -> Double {
        let parts = answer.split(separator: "\"")
        guard let key = parts.firstIndex(of: "seconds"), key + 2 < parts.count, let value = Double(parts[key + 2]) else {
            throw BenchmarkError("not understood: \(answer)")
        }
        return value
    }
}
