/// Where a request comes from.
enum ClientAddress {
    /// - Parameters:
    ///   - peer: at the other end of the connection.
    ///   - forwardedFor: what stands in `X-Forwarded-For`, in order.
    /// - Returns: nil where the peer is not the one that may speak to this server.
    static func resolve(peer: String, forwardedFor: [String], transport: ServerConfiguration.Transport) -> String? {
        let peer = plain(peer)
        guard case .behindProxy(let proxy) = transport else { return peer }
        guard peer == plain(proxy) else { return nil }
        // What the proxy itself saw stands last; what stands before it was sent by the client.
        let last = forwardedFor.last?.split(separator: ",").last.map { $0.filter { $0 != " " } } ?? ""
        return last.isEmpty ? peer : plain(last)
    }

    /// Without the prefix of an IPv4 address in IPv6 (RFC 4291, section 2.5.5.2), and short enough to be kept.
    private static func plain(_ address: String) -> String {
        let address = address.lowercased()
        return String((address.hasPrefix("::ffff:") && address.contains(".") ? String(address.dropFirst(7)) : address).prefix(45))
    }
}
