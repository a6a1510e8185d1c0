import Foundation
import TestTools
import Testing

/// A database in a temporary folder and the `coffer` program that works on it.
final class Household: Sendable {

    /// The program that was built beside the tests; `COFFER_PROGRAM` names another one.
    static let program: String =
        ProcessInfo.processInfo.environment["COFFER_PROGRAM"]
        ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("coffer").path

    let folder: String
    var database: String { folder + "/coffer.sqlite" }

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/coffer-system-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    // MARK: - Files

    /// Writes a file into the folder and gives its path.
    @discardableResult
    func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        let path = "\(folder)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    @discardableResult
    func file(_ name: String, _ text: String) throws -> String { try file(name, text.utf8) }

    func bytes(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

    /// The household of the samples, as `scripts/run-sample` makes it.
    static func sample() throws -> Household {
        let household = try Household()
        let samples = checkout + "/Samples"
        for arguments in [
            ["import", "\(samples)/checking.ofx", "\(samples)/savings.xml", "\(samples)/giro.sta"],
            [
                "add", "account", "Credit card", "--kind", "credit", "--currency", "EUR", "--opening", "-318.40", "--opening-day",
                "2025-12-31",
            ],
            ["import", "\(samples)/card.csv", "--account", "Credit card"],
            ["import", "\(samples)/cash.qif", "--account", "Cash", "--currency", "EUR"],
        ] {
            let answer = try household.run(arguments)
            try #require(answer.status == 0, "\(arguments): \(answer.errors)")
        }
        return household
    }

    /// The folder of the package.
    static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized.path

    // MARK: - Running

    /// - Parameters:
    ///   - before: a program that runs `coffer`, with its arguments.
    ///   - program: what is run instead of `coffer`.
    func start(_ arguments: [String], before: [String] = [], program: String = program, output: String? = nil) throws -> Child {
        try Child(before + [program] + arguments, folder: folder, environment: ["COFFER_DATABASE": database], output: output)
    }

    @discardableResult
    func run(_ arguments: [String], before: [String] = [], output: String? = nil) throws -> Child.Answer {
        try start(arguments, before: before, output: output).wait()
    }

    @discardableResult
    func run(_ arguments: String...) throws -> Child.Answer { try run(arguments) }

    /// Runs a shell line in which `coffer` stands for the program.
    func shell(_ line: String) throws -> Child.Answer {
        try Child(
            ["/bin/sh", "-c", line], folder: folder,
            environment: [
                "COFFER_DATABASE": database, "PATH": "\(URL(fileURLWithPath: Self.program).deletingLastPathComponent().path):/usr/bin:/bin",
            ]
        ).wait()
    }

    /// What a command answers in JSON.
    func answer<T: Decodable>(
        _ type: T.Type, _ arguments: [String], status: Int32 = 0, at location: SourceLocation = #_sourceLocation
    ) throws -> T {
        let answer = try run(arguments + ["--output", "json"])
        #expect(answer.status == status, "\(arguments): \(answer.errors)", sourceLocation: location)
        return try JSONDecoder().decode(type, from: Data(answer.output.utf8))
    }

    // MARK: - Looking

    func accounts() throws -> [AccountLine] { try answer([AccountLine].self, ["accounts"]) }

    /// Everything, as `export --to json` writes it; without the notifications and the security log, which change with every export.
    ///
    /// - Parameter others: further sections that are left out.
    func everything(except others: Set<String> = []) throws -> String {
        let answer = try run("export", "--to", "json")
        try #require(answer.status == 0, "\(answer.errors)")
        let omitted = others.union(["notifications", "securityLog"])
        var isKept = true
        return answer.output.split(separator: "\n").filter { line in
            // Each section begins on a line of its own.
            if line.hasPrefix("{\"coffer\"") { return !omitted.contains("household") }
            if line.hasPrefix("\"") { isKept = !omitted.contains(String(line.dropFirst().prefix { $0 != "\"" })) }
            return isKept
        }.joined(separator: "\n")
    }

    /// The sections that an import changes and its undo keeps. The household keeps the currency of its first file.
    static let keptByUndo: Set<String> = ["payees", "imports", "history", "household"]

    func expectClean(_ note: String = "", at location: SourceLocation = #_sourceLocation) throws {
        let check = try answer(CheckLine.self, ["check"])
        #expect(check.ok && check.differences.isEmpty, "\(note) \(check.differences)", sourceLocation: location)
    }
}
