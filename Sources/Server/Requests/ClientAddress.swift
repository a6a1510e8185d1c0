/// Resolves the IP address of the client that sent a request.
enum ClientAddress {
    /// Returns the client's address: the peer's, or behind a proxy the one the proxy forwarded.
    ///
    /// - Parameters:
    ///   - peer: the address of the other end of the connection.
    ///   - forwardedFor: the values of the `X-Forwarded-For` header fields, in order.
    /// - Returns: nil if the server is behind a proxy and the peer is not that proxy.
    static func resolve(peer: String, forwardedFor: [String], transport: ServerConfiguration.Transport) -> String? {
        let peer = normalized(peer)
        guard case .behindProxy(let proxy) = transport else { return peer }
        guard peer == normalized(proxy) else { return nil }
        // The proxy appends the address it saw; earlier entries come from the client and cannot be trusted.
        let last = forwardedFor.last?.split(separator: ",").last.map { $0.filter { $0 != " " } } ?? ""
        return last.isEmpty ? peer : normalized(last)
    }

    /// Lowercases an address, removes the prefix of an IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2) and limits its length to 45.
    private static func normalized(_ address: String) -> String {
        let address = address.lowercased()
        return String((address.hasPrefix("::ffff:") && address.contains(".") ? String(address.dropFirst(7)) : address).prefix(45))
    }
}
