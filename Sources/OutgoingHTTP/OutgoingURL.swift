/// An absolute URL (RFC 3986) that a request may have, in the one spelling that everybody reads alike: ASCII, with a plain host.
struct OutgoingURL: Hashable, Sendable {
    let text: String
    /// Whether its scheme is `https`, otherwise `http`.
    let isEncrypted: Bool
    let host: OutgoingHost
    /// That of the scheme if none is given.
    let port: Int

    private static let maximumLength = 2_048
    /// Printable characters that a URL contains encoded only, and the mark of a fragment, which is never sent.
    private static let refusedCharacters = Set("\"<>\\^`{|}#".utf8)

    /// - Throws: `.url` for user and password, a fragment, another scheme, a host in an unusual spelling or a text of more than 2,048 bytes.
    init(_ text: String) throws(OutgoingError) {
        guard text.utf8.count <= Self.maximumLength,
            text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !Self.refusedCharacters.contains($0) })
        else { throw .url }
        let start = text.prefix(8).lowercased()
        isEncrypted = start == "https://"
        guard isEncrypted || start.hasPrefix("http://") else { throw .url }
        let authority = text.dropFirst(isEncrypted ? 8 : 7).prefix { $0 != "/" && $0 != "?" }
        guard let (host, port) = OutgoingHost.hostAndPort(authority) else { throw .url }
        self.text = text
        self.host = host
        self.port = port ?? (isEncrypted ? 443 : 80)
    }
}
