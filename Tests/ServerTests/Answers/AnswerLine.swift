import HTTPTypes
import Hummingbird
import HummingbirdTesting

/// One answer as text: status, headers, cookies without their values, and checksums of the security headers and of the body without what
/// differs in each run.
struct AnswerLine: CustomStringConvertible {
    private let answer: TestResponse
    private let hasBody: Bool

    /// - Parameter hasBody: whether the body is compared.
    init(_ answer: TestResponse, hasBody: Bool) {
        self.answer = answer
        self.hasBody = hasBody
    }

    var description: String {
        var parts = ["\(answer.status.code)"]
        let security = answer.headers.filter { Self.security.contains($0.name.canonicalName) }.map { "\($0.name): \($0.value)" }
        parts.append(security.isEmpty ? "security none" : "security \(Self.checksum(security.sorted().joined(separator: "\n")))")
        for field in answer.headers
        where field.name != .setCookie && !Self.left.contains(field.name) && !Self.security.contains(field.name.canonicalName) {
            parts.append("\(field.name.rawName.lowercased()): \(Self.masked(field.value))")
        }
        // The order of headers means nothing.
        parts[1...].sort()
        for cookie in answer.headers[values: .setCookie] { parts.append("cookie \(Self.masked(cookie: cookie))") }
        let body = String(buffer: answer.body)
        // A backup differs in each run.
        if hasBody, !body.isEmpty, answer.headers[.contentType] != "application/vnd.sqlite3" {
            parts.append("body \(Self.checksum(Self.masked(body)))")
        }
        return parts.joined(separator: " | ")
    }

    private static let left: Set<HTTPField.Name> = [.date, .contentLength, .eTag, .server]

    private static let security: Set<String> = [
        "content-security-policy", "cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy", "referrer-policy",
        "x-content-type-options", "x-frame-options", "strict-transport-security",
    ]

    private static func masked(cookie: String) -> String {
        // The order and the case of attributes mean nothing (RFC 6265, section 5.2).
        let parts = cookie.split(separator: ";").map { $0.drop { $0 == " " } }
        let pair = parts[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = pair.count > 1 && !pair[1].isEmpty ? "VALUE" : ""
        return (["\(pair[0])=\(value)"] + parts.dropFirst().map { $0.lowercased() }.sorted()).joined(separator: "; ")
    }

    /// The text without ids, tokens, times and the names of assets.
    private static func masked(_ text: String) -> String {
        var masked = text
        masked.replace(/[a-z]{2,6}_[0-9A-Z]{13}/, with: "ID")
        masked.replace(/(name="(_token|_key)" value=")[^"]*/, with: { "\($0.output.1)VALUE" })
        masked.replace(/(data-(token|state|session-expires)=")[^"]*/, with: { "\($0.output.1)VALUE" })
        masked.replace(/challenge&quot;:&quot;[^&]*/, with: "CHALLENGE")
        masked.replace(/-[0-9a-f]{16}\./, with: "-HASH.")
        masked.replace(/'nonce-[^']*'/, with: "NONCE")
        return masked
    }

    /// FNV-1a of 64 bits (RFC 9923).
    private static func checksum(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
