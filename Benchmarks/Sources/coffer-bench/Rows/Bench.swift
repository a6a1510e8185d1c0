import Generator

/// What all rows need: the program, the large statement files, a folder to work in.
final class Bench {
    /// The release binary of Coffer.
    let coffer: String
    /// `coffer-measure`, beside it: what is timed within one process.
    var measure: String { coffer + "-measure" }
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

    /// A statement file of so many lines; made once.
    ///
    /// - Parameter part: of several files with lines of the same accounts, from 0.
    func statement(_ format: GeneratedFormat, count: Int? = nil, part: Int = 0) throws -> String {
        let count = count ?? self.count
        let path = path(part == 0 ? "\(count).\(format.rawValue)" : "\(count)-\(part).\(format.rawValue)")
        if made.insert(path).inserted {
            Files.say("making \(path)")
            try format.write(count: count, seed: 42, part: part, to: path)
        }
        return path
    }

    /// The large ledger, or one of another size: everything of the OFX file imported; made once.
    func ledger(count: Int? = nil) throws -> String {
        let path = path(count.map { "ledger-\($0).sqlite" } ?? "ledger.sqlite")
        if made.insert(path).inserted { try importing(try statement(.ofx, count: count), format: .ofx, into: path, afresh: true) }
        return path
    }

    /// Imports a file.
    @discardableResult
    func importing(_ file: String, format: GeneratedFormat, into database: String, afresh: Bool) throws -> ChildProcess {
        if afresh { Files.removeDatabase(database) }
        let account = format == .csv ? ["--account", "Household", "--currency", "EUR"] : []
        return try ChildProcess.run(coffer, ["import", file, "--database", database, "--output", "json"] + account)
    }

    /// Runs a hidden command of this program, so that its memory is not this process's, and reads the seconds that it prints.
    func own(_ arguments: [String]) throws -> Double {
        try Self.seconds(in: try ChildProcess.run(CommandLine.arguments[0], arguments).output)
    }

    /// Runs a hidden command of this program and reads one of the words that it prints.
    func own(reading name: String, _ arguments: [String]) throws -> String {
        try Self.word(name, in: try ChildProcess.run(CommandLine.arguments[0], arguments).output)
    }

    /// The `seconds` of an answer such as `{"seconds":"1.234"}`.
    static func seconds(in answer: String) throws -> Double {
        guard let value = Double(try word("seconds", in: answer)) else { throw BenchmarkError("not understood: \(answer)") }
        return value
    }

    /// The value of a key in an answer such as `{"id":"imp_…"}`.
    static func word(_ name: String, in answer: String) throws -> String {
        let parts = answer.split(separator: "\"")
        guard let key = parts.firstIndex(of: Substring(name)), key + 2 < parts.count else {
            throw BenchmarkError("not understood: \(answer)")
        }
        return String(parts[key + 2])
    }
}
