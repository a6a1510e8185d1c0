import NIOHTTP1

/// What RFC 9112 and RFC 9110 demand of a request's head, as far as the decoder lets it through.
enum HTTP1RequestRule {
    /// Why a head is refused.
    enum Violation: Error, Hashable, Sendable {
        /// It cannot be understood, or in more than one way.
        case malformed
        /// It has a transfer coding other than `chunked`.
        case unknownCoding
        /// It expects something other than `100-continue`.
        case unknownExpectation

        var status: HTTPResponseStatus {
            switch self {
            case .malformed: .badRequest
            case .unknownCoding: .notImplemented
            case .unknownExpectation: .expectationFailed
            }
        }
    }

    /// Checks a head.
    ///
    /// - Returns: the request's target in origin form (RFC 9112, section 3.2.1).
    static func target(of head: HTTPRequestHead) throws(Violation) -> String {
        guard head.version.major == 1 else { throw .malformed }
        let isHTTP10 = head.version.minor == 0
        // A folded line (RFC 9112, section 5.2) leaves its line end in the value.
        guard !head.headers.contains(where: { $0.value.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F } }) else { throw .malformed }
        let hosts = head.headers["host"]
        guard hosts.count <= 1, isHTTP10 || hosts.count == 1 else { throw .malformed }
        let host = hosts.first ?? ""
        guard isAuthority(host) else { throw .malformed }
        try checkBody(head, isHTTP10: isHTTP10)
        for expectation in head.headers["expect"] where !isHTTP10 && expectation.lowercased() != "100-continue" {
            throw .unknownExpectation
        }
        return try originForm(of: head, host: host)
    }

    /// RFC 9112, section 6.1: one way only to know where a body ends.
    private static func checkBody(_ head: HTTPRequestHead, isHTTP10: Bool) throws(Violation) {
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
        // RFC 9112, section 3.2.2: the absolute form, whose host replaces the field; here both have to be the same.
        guard let scheme = ["http://", "https://"].first(where: { target.lowercased().hasPrefix($0) }) else { throw .malformed }
        let rest = target.dropFirst(scheme.count)
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        guard authority.lowercased() == host.lowercased(), !authority.isEmpty else { throw .malformed }
        let path = rest.dropFirst(authority.count)
        return path.hasPrefix("/") ? String(path) : "/" + path
    }

    /// A name or address and perhaps a port, without a user (RFC 9110, section 7.2); empty where there is none to be named.
    private static func isAuthority(_ host: String) -> Bool {
        host.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "-._~:[]%".utf8.contains(byte)
            }
        }
    }
}
