import Foundation
import Testing

/// A real mail server (aiosmtpd) on a port of this machine, for as long as it is held.
///
/// What it prints goes to a file, so that nobody waits at a pipe; a message is there before the server has said that it took it.
final class MailServer {
    /// What it prints of a message that it got.
    struct Received: Decodable {
        var sender: String
        var recipients: [String]
        var head: [String: String]
        /// Decoded.
        var body: String
        /// As it came over the wire, dots at the beginning of lines no longer doubled.
        var raw: String
        var defects: Int
        var encrypted: Bool
        var user: String
    }

    private struct Started: Decodable {
        var port: Int
    }

    private(set) var port = 0
    private let process = Process()
    private let file = FileManager.default.temporaryDirectory.path + "/coffer-mail-" + UUID().uuidString
    /// How many lines were looked at.
    private var position = 0

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let python = folder.appendingPathComponent("../../../.venv/bin/python").standardized

    /// `make test` installs it.
    static let isInstalled: Bool = {
        let process = Process()
        process.executableURL = python
        process.arguments = ["-c", "import aiosmtpd"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// - Parameter answers: what it does with each message, see `server.py`.
    init(_ answers: String..., port: Int = 0, arguments: [String] = []) async throws {
        process.executableURL = Self.python
        process.arguments =
            ["-B", Self.folder.appendingPathComponent("server.py").path, "--port", "\(port)"] + answers.flatMap { ["--answer", $0] }
            + arguments
        _ = FileManager.default.createFile(atPath: file, contents: nil)
        process.standardOutput = FileHandle(forWritingAtPath: file)
        try process.run()
        self.port = try JSONDecoder().decode(Started.self, from: try await waitForLine()).port
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(atPath: file)
    }

    var url: String { "smtp://localhost:\(port)" }

    /// The next message that it got; it has to be there.
    func received() throws -> Received {
        try JSONDecoder().decode(Received.self, from: try #require(nextLine()))
    }

    /// Waits until it prints something.
    @discardableResult
    func waitForLine() async throws -> Data {
        while process.isRunning {
            if let line = nextLine() { return line }
            try await Task.sleep(for: .milliseconds(5))
        }
        return try #require(nextLine(), "the server has ended")
    }

    /// Ends it.
    ///
    /// - Returns: the messages that it got and that were not asked for yet.
    @discardableResult
    func stop() -> Int {
        guard process.isRunning else { return 0 }
        // Whoever starts the tests may have gentler signals ignored.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        var count = 0
        while nextLine() != nil { count += 1 }
        return count
    }

    private func nextLine() -> Data? {
        let whole = (FileManager.default.contents(atPath: file) ?? Data()).split(separator: 10, omittingEmptySubsequences: false).dropLast()
        guard position < whole.count else { return nil }
        defer { position += 1 }
        return whole[position]
    }
}
