import Foundation
import TestTools
import Testing

@testable import OutgoingHTTP

/// A local web server that behaves as its paths say (`server.py`), until it is deallocated.
final class TestWebServer {
    /// A received request, as the server prints it.
    struct Received: Decodable {
        var method: String
        var path: String
        var version: String
        /// Names and values.
        var headers: [[String]]
        var body: String

        /// The values of a header.
        func values(_ name: String) -> [String] {
            headers.filter { $0[0].lowercased() == name }.map { $0[1] }
        }
    }

    private struct Started: Decodable {
        var port: Int
    }

    let port: Int
    private let program: Child
    private let folder: TemporaryFolder

    private static let script =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("server.py").path

    static let isInstalled = Tool.isInstalled("python3")

    init(_ arguments: String...) async throws {
        folder = try TemporaryFolder()
        let python = try #require(Tool.path("python3"))
        let child = try Child([python, "-B", Self.script] + arguments, folder: folder.path)
        program = child
        var line: Data?
        while line == nil, !child.hasEnded {
            line = Self.lines(child).first
            try await Task.sleep(for: .milliseconds(5))
        }
        port = try JSONDecoder().decode(Started.self, from: try #require(line, "the server has ended")).port
    }

    deinit {
        program.send(SIGKILL)
        _ = program.wait()
    }

    /// The requests so far.
    var received: [Received] {
        get throws { try Self.lines(program).dropFirst().map { try JSONDecoder().decode(Received.self, from: $0) } }
    }

    /// Waits until a number of requests has arrived.
    func waits(for count: Int) async throws {
        while try received.count < count { try await Task.sleep(for: .milliseconds(5)) }
    }

    private static func lines(_ program: Child) -> [Data] {
        Array(Data(program.outputSoFar.utf8).split(separator: 10, omittingEmptySubsequences: false).dropLast())
    }
}

extension OutgoingTransport {
    /// The error of a request; nil if it has a response.
    func failure(_ request: OutgoingRequest) async -> OutgoingError? {
        do {
            _ = try await send(request)
            return nil
        } catch {
            return error
        }
    }
}
