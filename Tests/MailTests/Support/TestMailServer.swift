import Foundation
import TestTools
import Testing

/// A local mail server (aiosmtpd) that runs until it is deallocated.
///
/// Its output goes to a file, so a full pipe cannot block it. A message is written before the server replies that it accepted it.
final class TestMailServer {
    /// A received message, as the server prints it.
    struct Received: Decodable {
        var sender: String
        var recipients: [String]
        var head: [String: String]
        /// The decoded text.
        var body: String
        /// The raw message, after removal of doubled dots.
        var raw: String
        var defects: Int
        var encrypted: Bool
        var user: String
    }

    private struct Started: Decodable {
        var port: Int
    }

    private(set) var port = 0
    private let program: Child
    private let folder: TemporaryFolder
    private var isStopped = false
    /// The number of lines that were read.
    private var position = 0

    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let python = sources.appendingPathComponent("../../../.venv/bin/python").standardized.path

    /// Whether aiosmtpd is installed, by `make test`.
    static let isInstalled = (try? Child.run([python, "-c", "import aiosmtpd"]).status) == 0

    /// - Parameter answers: the reply to each message, see `server.py`.
    init(_ answers: String..., port: Int = 0, arguments: [String] = []) async throws {
        folder = try TemporaryFolder()
        let server = [Self.python, "-B", Self.sources.appendingPathComponent("server.py").path, "--port", "\(port)"]
        program = try Child(server + answers.flatMap { ["--answer", $0] } + arguments, folder: folder.path)
        self.port = try JSONDecoder().decode(Started.self, from: try await waitForLine()).port
    }

    deinit { stop() }

    var url: String { "smtp://localhost:\(port)" }

    /// Returns the next message, which has to be received already.
    func received() throws -> Received {
        try JSONDecoder().decode(Received.self, from: try #require(nextLine()))
    }

    /// Waits for the next line of output.
    @discardableResult
    func waitForLine() async throws -> Data {
        while !isStopped, !program.hasEnded {
            if let line = nextLine() { return line }
            try await Task.sleep(for: .milliseconds(5))
        }
        return try #require(nextLine(), "the server has ended")
    }

    /// Stops the server.
    ///
    /// - Returns: the number of received messages that were not read.
    @discardableResult
    func stop() -> Int {
        guard !isStopped else { return 0 }
        isStopped = true
        program.send(SIGKILL)
        _ = program.wait()
        var count = 0
        while nextLine() != nil { count += 1 }
        return count
    }

    private func nextLine() -> Data? {
        let whole = Data(program.outputSoFar.utf8).split(separator: 10, omittingEmptySubsequences: false).dropLast()
        guard position < whole.count else { return nil }
        defer { position += 1 }
        return whole[position]
    }
}
