import NIOCore

/// The network of a client, by which connections and requests are counted: an IPv4 address, or the /64 prefix of an IPv6 address, which is
/// assigned to one subscriber.
struct ClientNetwork: Hashable, Sendable {
    private let bytes: [UInt8]

    /// - Parameter address: the address of the peer; nil if the channel has none, such as a Unix domain socket.
    init(_ address: SocketAddress?) {
        guard let address else {
            bytes = []
            return
        }
        // The address is at offset 4 of `sockaddr_in` and at offset 8 of `sockaddr_in6`.
        let raw = address.withSockAddr { pointer, size in Array(UnsafeRawBufferPointer(start: pointer, count: size)) }
        switch address {
        case .v4 where raw.count >= 8:
            bytes = Array(raw[4..<8])
        case .v6 where raw.count >= 24:
            let all = Array(raw[8..<24])
            // An IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2).
            let isIPv4 = all.prefix(10).allSatisfy { $0 == 0 } && all[10] == 0xFF && all[11] == 0xFF
            bytes = isIPv4 ? Array(all.suffix(4)) : Array(all.prefix(8))
        default:
            bytes = []
        }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// - Parameter address: an address as text; a text that is no address is a network of its own.
    init(text address: String) {
        do {
            self.init(try SocketAddress(ipAddress: address, port: 0))
        } catch {
            self.init(bytes: Array(address.utf8))
        }
    }
}
