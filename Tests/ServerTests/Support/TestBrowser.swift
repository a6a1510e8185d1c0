import HTTPTypes
import HummingbirdTesting
import NIOCore
import Synchronization

/// A test client that stores and sends cookies like a browser. It does not follow redirects.
final class TestBrowser: Sendable {
    private let client: any TestClientProtocol
    private let isSecure: Bool
    private let jar = Mutex<[String: String]>([:])

    init(client: any TestClientProtocol, isSecure: Bool) {
        self.client = client
        self.isSecure = isSecure
    }

    var cookies: [String: String] { jar.withLock { $0 } }

    /// Sets the session cookie.
    func setSession(_ token: String) { jar.withLock { $0[isSecure ? "__Host-coffer-session" : "coffer-session"] = token } }

    /// Sets the cookie of a sign-in that waits for a one-time code.
    func setPending(_ token: String) { jar.withLock { $0[isSecure ? "__Host-coffer-pending" : "coffer-pending"] = token } }

    func forgetCookies() { jar.withLock { $0 = [:] } }

    func get(_ path: String, _ headers: HTTPFields = [:]) async throws -> TestResponse { try await send(.get, path, headers, nil) }

    func head(_ path: String) async throws -> TestResponse { try await send(.head, path, [:], nil) }

    /// Submits a form.
    func post(_ path: String, _ fields: [(String, String)], _ headers: HTTPFields = [:]) async throws -> TestResponse {
        let text = fields.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&")
        var sent: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
        for field in headers { sent[field.name] = field.value }
        return try await send(.post, path, sent, ByteBuffer(string: text))
    }

    /// Submits a form with a file.
    func post(
        _ path: String, _ fields: [(String, String)], file: (field: String, name: String, content: String)
    ) async throws -> TestResponse {
        var body = ""
        for (name, value) in fields { body += "--b\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n" }
        body += "--b\r\nContent-Disposition: form-data; name=\"\(file.field)\"; filename=\"\(file.name)\"\r\n"
        body += "Content-Type: application/octet-stream\r\n\r\n\(file.content)\r\n--b--\r\n"
        return try await send(.post, path, [.contentType: "multipart/form-data; boundary=b"], ByteBuffer(string: body))
    }

    func send(_ method: HTTPRequest.Method, _ path: String, _ headers: HTTPFields, _ body: ByteBuffer?) async throws -> TestResponse {
        var headers = headers
        let cookies = cookies.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "; ")
        if !cookies.isEmpty, headers[.cookie] == nil { headers[.cookie] = cookies }
        let answer = try await client.execute(uri: path, method: method, headers: headers, body: body)
        keep(answer)
        return answer
    }

    private func keep(_ answer: TestResponse) {
        for cookie in answer.headers[values: .setCookie] {
            let pair = cookie.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            jar.withLock { $0[String(pair[0])] = pair[1].isEmpty ? nil : String(pair[1]) }
        }
    }

    private func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: String(UnicodeScalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }.joined()
    }
}

extension TestResponse {
    var text: String { String(buffer: body) }
    var location: String? { headers[.location] }

    /// The CSRF token of the page's forms.
    var formToken: String? { value(of: "_token") }

    /// The first value of a field or button with a name.
    func value(of name: String) -> String? { values(of: name).first }

    /// All values of fields or buttons with a name, in order.
    func values(of name: String) -> [String] {
        var found: [String] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "name=\"\(name)\"") {
            rest = rest[start.upperBound...]
            let tag = rest.prefix { $0 != ">" }
            guard let value = tag.firstRange(of: "value=\"") else { continue }
            found.append(String(tag[value.upperBound...].prefix { $0 != "\"" }))
        }
        return found
    }
}
