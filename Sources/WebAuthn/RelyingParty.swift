/// The server as authenticators know it (WebAuthn level 2, section 4).
package struct RelyingParty: Hashable, Sendable {
    /// The host name, without port: the domain that credentials belong to.
    package var id: String
    /// Scheme, host and port, as the browser reports it: `https://coffer.example.org`.
    package var origin: String

    package init(id: String, origin: String) {
        self.id = id
        self.origin = origin
    }
}

extension RelyingParty {
    /// The relying party of a site; nil where browsers refuse passkeys: at an IP address, since an id is a domain, and without TLS at
    /// another name than `localhost` (WebAuthn level 2, sections 5.1.3 and 13.4.9).
    ///
    /// - Parameter site: scheme and authority, `https://coffer.example.org:8443`, without a path.
    package init?(site: String) {
        let site = site.lowercased()
        guard let gap = site.firstRange(of: "://") else { return nil }
        let scheme = site[..<gap.lowerBound]
        let authority = site[gap.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
        guard authority.count <= 2, let host = authority.first, Self.isDomain(host) else { return nil }
        guard scheme == "https" || scheme == "http" && (host == "localhost" || host.hasSuffix(".localhost")) else { return nil }
        var origin = "\(scheme)://\(host)"
        if authority.count == 2 {
            guard let port = UInt16(authority[1]), String(port) == authority[1] else { return nil }
            // Origins leave out the port of their scheme (RFC 6454, section 6.2).
            if port != (scheme == "https" ? 443 : 80) { origin += ":\(port)" }
        }
        self.init(id: String(host), origin: origin)
    }

    /// Whether a host in lower case is a domain name. One whose last label is a number is an IPv4 address (URL Standard, section 3.5).
    private static func isDomain(_ host: Substring) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard host.utf8.count <= 253, let last = labels.last, !isNumber(last) else { return false }
        return labels.allSatisfy { label in
            (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
        }
    }

    private static func isNumber(_ label: Substring) -> Bool {
        label.hasPrefix("0x") || label.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
