import Foundation
import TestTools

/// A temporary PostgreSQL cluster for one test.
///
/// Runs no server: `postgres --single` reads statements from its standard input and exits at its end.
/// PostgreSQL refuses to run as root; then it runs as the user created by its package.
final class PostgresCluster {

    private static let folders =
        ((try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? [])
        .sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "/usr/lib/postgresql/\($0)/bin" }
        + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)

    private static var programs: String? {
        folders.first { folder in
            ["initdb", "postgres"].allSatisfy { FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)") }
        }
    }

    private static let setpriv = "/usr/bin/setpriv"
    private static var isRoot: Bool { geteuid() == 0 }

    static var isInstalled: Bool {
        programs != nil && (!isRoot || (FileManager.default.isExecutableFile(atPath: setpriv) && getpwnam("postgres") != nil))
    }

    private let programs: String
    private let folder: String
    private var data: String { folder + "/data" }

    init() throws {
        guard let programs = Self.programs else { throw Failure(text: "PostgreSQL is not installed") }
        self.programs = programs
        folder = "/tmp/coffer-postgres-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if Self.isRoot {
            guard let user = getpwnam("postgres"), chown(folder, user.pointee.pw_uid, user.pointee.pw_gid) == 0 else {
                throw Failure(text: "The folder could not be given to PostgreSQL's user")
            }
        }
        let made = try run("initdb", ["--no-sync", "--encoding=UTF8", "--locale=C", "--pgdata=\(data)"], input: "")
        guard made.status == 0 else { throw Failure(text: made.text) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Runs statements one after the other and returns the engine's messages for failed ones by index.
    ///
    /// - Parameter statements: without line breaks.
    func failures(of statements: [String]) throws -> [Int: String] {
        // Each statement is followed by a failing one that marks its index in the output.
        let marks = statements.indices.map { "SELECT coffer_mark_\($0)" }
        let input = zip(statements, marks).map { "\($0)\n\($1)\n" }.joined()
        let answer = try run("postgres", ["--single", "-D", data, "-c", "log_min_error_statement=panic", "postgres"], input: input)
        var failures: [Int: String] = [:]
        var position = 0
        for line in answer.text.split(separator: "\n") {
            if line.contains("\"coffer_mark_") {
                position += 1
            } else if let range = line.firstRange(of: "ERROR:") ?? line.firstRange(of: "FATAL:") {
                failures[position] = line[range.upperBound...].trimmingCharacters(in: .whitespaces)
            }
        }
        guard position == statements.count else {
            throw Failure(text: "PostgreSQL ended after \(position) statements: \(answer.text.suffix(2_000))")
        }
        return failures
    }

    struct Failure: Error { var text: String }

    private func run(_ program: String, _ arguments: [String], input: String) throws -> (status: Int32, text: String) {
        let inputFile = folder + "/\(program).in"
        let outputFile = folder + "/\(program).out"
        try Data(input.utf8).write(to: URL(fileURLWithPath: inputFile))
        let asUser = Self.isRoot ? [Self.setpriv, "--reuid=postgres", "--regid=postgres", "--clear-groups"] : []
        let answer = try Child(
            asUser + ["\(programs)/\(program)"] + arguments, folder: folder, environment: ["LC_ALL": "C"], input: inputFile,
            output: outputFile
        ).wait()
        return (answer.status, answer.output + answer.errors)
    }
}
