import NIOHTTP1

/// Validates request heads by RFC 9112 and RFC 9110 where the decoder is lenient.
enum HTTP1RequestValidator {
    /// The reason for which a head is rejected.
    enum Violation: Error, Hashable, Sendable {
        /// The head is invalid or ambiguous.
        case malformed
        /// A transfer coding other than `chunked`.
        case unknownCoding
        /// An expectation other than `100-continue`.
        case unknownExpectation

        var status: HTTPResponseStatus {
            switch self {
            case .malformed: .badRequest
            case .unknownCoding: .notImplemented
            case .unknownExpectation: .expectationFailed
            }
        }
    }

    /// Validates a head.
    ///
    /// - Returns: the request target in origin form (RFC 9112, section 3.2.1).
    static func validate(_ head: HTTPRequestHead) throws(Violation) -> String {
        guard head.version.major == 1 else { throw .malformed }
        let isHTTP10 = head.version.minor == 0
        // The value of a folded line (RFC 9112, section 5.2) contains its line end.
        guard !head.headers.contains(where: { $0.value.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F } }) else { throw .malformed }
        let hosts = head.headers["host"]
        guard hosts.count <= 1, isHTTP10 || hosts.count == 1 else { throw .malformed }
        let host = hosts.first ?? ""
        guard isAuthority(host) else { throw .malformed }
        try validateBody(head, isHTTP10: isHTTP10)
        for expectation in head.headers["expect"] where !isHTTP10 && expectation.lowercased() != "100-continue" {
            throw .unknownExpectation
        }
        return try originForm(of: head, host: host)
    }

    /// Requires an unambiguous body length (RFC 9112, section 6.1).
    private static func validateBody(_ head: HTTPRequestHead, isHTTP10: Bool) throws(Violation) {
        let lengths = head.headers["content-length"]
        let codings = head.headers["transfer-encoding"]
        if !codings.isEmpty {
            guard lengths.isEmpty, !isHTTP10 else { throw .malformed }
            guard codings.count == 1, codings[0].lowercased() == "chunked" else { throw .unknownCoding }
        }
        guard lengths.count <= 1 else { throw .malformed }
        if let length = lengths.first {
            guard (1...18).contains(length.utf8.count), length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .malformed }
        }
    }

    private static func originForm(of head: HTTPRequestHead, host: String) throws(Violation) -> String {
        let target = head.uri
        guard !target.utf8.contains(UInt8(ascii: "#")) else { throw .malformed }
        if target.hasPrefix("/") || target == "*" && head.method == .OPTIONS { return target }
        // The authority of the absolute form has precedence over Host (RFC 9112, section 3.2.2); here they have to be equal.
        guard let scheme = ["http://", "https://"].first(where: { target.lowercased().hasPrefix($0) }) else { throw .malformed }
        let rest = target.dropFirst(scheme.count)
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        guard authority.lowercased() == host.lowercased(), !authority.isEmpty else { throw .malformed }
        let path = rest.dropFirst(authority.count)
        return path.hasPrefix("/") ? String(path) : "/" + path
    }

    /// Whether a Host value is a host and an optional port without user information (RFC 9110, section 7.2); it may be empty.
    private static func isAuthority(_ host: String) -> Bool {
        host.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "-._~:[]%".utf8.contains(byte)
            }
        }
    }
}
