/// Hosts that the operator allows: they may have private addresses, and may be spoken to without TLS.
package struct AllowedHosts: Hashable, Sendable {
    private struct Entry: Hashable, Sendable {
        var host: OutgoingHost
        /// Nil for every port.
        var port: Int?
    }

    private let entries: Set<Entry>

    /// No host.
    package init() {
        entries = []
    }

    /// - Parameter text: names or addresses, separated by commas, each with a port or without: `wiki.home, 192.168.1.5:8443, [fd00::5]`.
    ///   Addresses match in the same spelling only. Nil if it is malformed.
    package init?(_ text: String) {
        var entries: Set<Entry> = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            var name = part.drop { $0 == " " }
            while name.last == " " { name.removeLast() }
            guard let (host, port) = OutgoingHost.hostAndPort(name) else { return nil }
            entries.insert(Entry(host: host, port: port))
        }
        self.entries = entries
    }

    func contains(_ url: OutgoingURL) -> Bool {
        entries.contains(Entry(host: url.host, port: nil)) || entries.contains(Entry(host: url.host, port: url.port))
    }
}
