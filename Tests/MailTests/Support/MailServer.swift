import Foundation
import Testing

/// A real mail server (aiosmtpd) on a port of this machine, for as long as it is held.
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

    let port: Int
    private let process = Process()
    private let output: FileHandle
    private var rest: [UInt8] = []

    private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
    private static let python = checkout.appendingPathComponent(".venv/bin/python")

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
    init(_ answers: String..., port: Int = 0, arguments: [String] = []) throws {
        process.executableURL = Self.python
        process.arguments =
            ["-B", URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("server.py").path, "--port", "\(port)"]
            + answers.flatMap { ["--answer", $0] } + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        output = pipe.fileHandleForReading
        try process.run()
        var rest: [UInt8] = []
        let line = try #require(Self.line(of: output, &rest), "the server did not start")
        self.rest = rest
        self.port = try JSONDecoder().decode(Started.self, from: line).port
    }

    deinit { stop() }

    var url: String { "smtp://localhost:\(port)" }

    /// The next message that it got; it has to be there.
    func received() throws -> Received {
        try JSONDecoder().decode(Received.self, from: try #require(Self.line(of: output, &rest)))
    }

    /// Waits until it prints anything.
    func waitForWord() { _ = Self.line(of: output, &rest) }

    /// Ends it.
    ///
    /// - Returns: the messages that it got and that were not asked for yet.
    @discardableResult
    func stop() -> Int {
        guard process.isRunning else { return 0 }
        process.terminate()
        process.waitUntilExit()
        var count = 0
        while Self.line(of: output, &rest) != nil { count += 1 }
        return count
    }

    /// The next line; nil at the end.
    private static func line(of output: FileHandle, _ rest: inout [UInt8]) -> Data? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest.removeSubrange(...end) }
                return Data(rest[..<end])
            }
            let more = output.availableData
            guard !more.isEmpty else { return nil }
            rest += more
        }
    }
}
