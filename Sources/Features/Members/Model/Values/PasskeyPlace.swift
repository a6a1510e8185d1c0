/// Whether a browser makes and uses passkeys at the address at which it shows Coffer.
package enum PasskeyPlace: Hashable, Sendable {
    /// It does, at this host name.
    case possible(host: String)
    /// It is an address of this machine, and another one of the same server is right: `http://localhost:8080`.
    case elsewhere(site: String)
    /// It is an IP address, or has no TLS: Coffer has to be opened by its name.
    case impossible

    package var isPossible: Bool { if case .possible = self { true } else { false } }

    /// - Parameters:
    ///   - host: the host name to which passkeys made at the site belong; nil if browsers refuse them there.
    ///   - site: scheme and authority: `http://127.0.0.1:8080`.
    package init(host: String?, site: String) {
        if let host {
            self = .possible(host: host)
        } else if let name = Self.loopbackName(of: site) {
            self = .elsewhere(site: name)
        } else {
            self = .impossible
        }
    }

    /// The site with `localhost` in place of an address of the loopback interface; nil for other sites.
    private static func loopbackName(of site: String) -> String? {
        guard site.hasPrefix("http://") else { return nil }
        let authority = site.dropFirst("http://".count)
        for address in ["127.0.0.1", "[::1]"] where authority.hasPrefix(address) {
            let port = authority.dropFirst(address.count)
            if port.isEmpty || port.hasPrefix(":") { return "http://localhost\(port)" }
        }
        return nil
    }
}
