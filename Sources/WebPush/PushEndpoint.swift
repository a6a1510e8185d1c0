/// The address of a browser at its push service.
package struct PushEndpoint: Hashable, Sendable {
    /// The maximum length of an address in bytes.
    package static let longest = 2_048

    package let url: String
    /// Scheme, host and port (RFC 6454, section 6.2): `https://push.example.net`, the audience of a token.
    package let origin: String

    /// The hosts of a service on this machine, to which `http` is allowed.
    private static let local = ["localhost", "127.0.0.1", "[::1]"]

    /// - Throws: `PushError.endpoint`.
    package init(_ url: String) throws(PushError) {
        let isPlain = url.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
        let folded = url.lowercased()
        guard url.utf8.count <= Self.longest, isPlain, let scheme = ["https://", "http://"].first(where: { folded.hasPrefix($0) }) else {
            throw .endpoint
        }
        let host = String(folded.dropFirst(scheme.count).prefix { !"/?#".contains($0) })
        guard !host.isEmpty, host.first != ":", !host.contains("@") else { throw .endpoint }
        guard scheme == "https://" || Self.local.contains(where: { host == $0 || host.hasPrefix($0 + ":") }) else { throw .endpoint }
        self.url = url
        let standardPort = scheme == "https://" ? ":443" : ":80"
        origin = scheme + (host.hasSuffix(standardPort) ? String(host.dropLast(standardPort.count)) : host)
    }

    /// The host, with the port where it is not the standard one, as it is shown.
    package var host: String { String(origin.split(separator: "/").last ?? "") }
}
