import Foundation
import TestTools
import Testing

/// A browser as far as a server can tell: keeps cookies, follows nothing by itself.
final class Visitor {
    static let passphrase = "quiet harbour lantern"

    private let port: UInt16
    private let address: String
    private var cookies: [String: String] = [:]
    /// Sent with every request.
    var headers: [(String, String)] = []

    init(_ server: Server, from address: String = "127.0.0.1") {
        port = server.port
        self.address = address
    }

    // MARK: - Asking

    func get(_ path: String) throws -> Answer { try start("GET", path).answer() }

    /// Sends a form with the token of the page that it stands on.
    func post(_ path: String, _ fields: [(String, String)]) throws -> Answer { try startPost(path, fields).answer() }

    func startPost(_ path: String, _ fields: [(String, String)]) throws -> Pending {
        let text = fields.map { "\(Self.encoded($0.0))=\(Self.encoded($0.1))" }.joined(separator: "&")
        return try start("POST", path, type: "application/x-www-form-urlencoded", body: Array(text.utf8))
    }

    /// Begins a request whose answer is awaited later.
    func start(_ method: String, _ path: String, type: String? = nil, body: [UInt8]? = nil) throws -> Pending {
        var head = "\(method) \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        if !cookies.isEmpty { head += "Cookie: \(cookies.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "; "))\r\n" }
        if let type { head += "Content-Type: \(type)\r\n" }
        if let body { head += "Content-Length: \(body.count)\r\n" }
        let connection = try Connection(port: port, from: address)
        try connection.send(Array((head + "\r\n").utf8) + (body ?? []))
        return Pending(connection: connection) { [weak self] in self?.keep($0) }
    }

    // MARK: - Signing in

    /// Makes the first owner and is signed in.
    func setUp(_ more: [(String, String)] = []) throws -> Answer {
        let token = try #require(try get("/auth/setup").formToken)
        return try post(
            "/auth/setup",
            [
                ("_token", token), ("name", "ada"), ("passphrase", Self.passphrase), ("passphrase-again", Self.passphrase),
                ("household-name", "Harbour Street"), ("currency", "EUR"), ("time-zone", "UTC"),
            ] + more)
    }

    private func keep(_ answer: Answer) {
        for (name, value) in answer.headers where name == "set-cookie" {
            let pair = value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            cookies[String(pair[0])] = pair.count < 2 || pair[1].isEmpty ? nil : String(pair[1])
        }
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: String(UnicodeScalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }.joined()
    }
}

/// A request that was sent.
final class Pending {
    let connection: Connection
    private let keep: (Answer) -> Void

    init(connection: Connection, keep: @escaping (Answer) -> Void) {
        self.connection = connection
        self.keep = keep
    }

    /// Whether anything was answered by now.
    var isAnswered: Bool {
        connection.read(within: 0)
        return !connection.received.isEmpty
    }

    /// Waits for the whole answer, two minutes at most.
    func answer(at location: SourceLocation = #_sourceLocation) throws -> Answer {
        let deadline = ContinuousClock.now + .seconds(120)
        while connection.read(within: 1_000), ContinuousClock.now < deadline {}
        let answer = try #require(Answer(connection.received), sourceLocation: location)
        keep(answer)
        return answer
    }
}

/// What was answered.
struct Answer {
    var status: Int
    /// The names in lower case.
    var headers: [(String, String)]
    var text: String

    init?(_ bytes: [UInt8]) {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        guard let code = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
        status = code
        headers = lines.dropFirst().compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
        }
        var body = bytes[end.upperBound...]
        if headers.contains(where: { $0 == ("transfer-encoding", "chunked") }) { body = Self.unchunked(body) }
        text = String(decoding: body, as: UTF8.self)
    }

    func header(_ name: String) -> String? { headers.first { $0.0 == name }?.1 }

    /// The token that the page's forms carry.
    var formToken: String? { value(of: "_token") }

    /// The first value of a field of a name.
    func value(of name: String) -> String? {
        guard let start = text.firstRange(of: "name=\"\(name)\"") else { return nil }
        let tag = text[start.upperBound...].prefix { $0 != ">" }
        return tag.firstRange(of: "value=\"").map { String(tag[$0.upperBound...].prefix { $0 != "\"" }) }
    }

    private static func unchunked(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var whole: [UInt8] = []
        var rest = bytes
        while let end = rest.firstRange(of: [13, 10]),
            let size = Int(String(decoding: rest[..<end.lowerBound], as: UTF8.self), radix: 16), size > 0, rest.count >= size
        {
            whole += rest[end.upperBound...].prefix(size)
            rest = rest[end.upperBound...].dropFirst(size + 2)
        }
        return whole[...]
    }
}
