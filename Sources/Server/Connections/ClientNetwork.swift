import NIOCore

/// What connections and requests are counted by: an IPv4 address, or the first 64 bits of an IPv6 address, because one subscriber has all that follow.
struct ClientNetwork: Hashable, Sendable {
    private let bytes: [UInt8]

    /// - Parameter address: of the peer; nil where the channel has none, such as a Unix domain socket.
    init(_ address: SocketAddress?) {
        guard let address else {
            bytes = []
            return
        }
        // In `sockaddr_in` the address follows two fields of two bytes, in `sockaddr_in6` one more of four.
        let raw = address.withSockAddr { pointer, size in Array(UnsafeRawBufferPointer(start: pointer, count: size)) }
        switch address {
        case .v4 where raw.count >= 8:
            bytes = Array(raw[4..<8])
        case .v6 where raw.count >= 24:
            let all = Array(raw[8..<24])
            // RFC 4291, section 2.5.5.2: an IPv4 address in IPv6.
            let isIPv4 = all.prefix(10).allSatisfy { $0 == 0 } && all[10] == 0xFF && all[11] == 0xFF
            bytes = isIPv4 ? Array(all.suffix(4)) : Array(all.prefix(8))
        default:
            bytes = []
        }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// - Parameter address: in text; what is no address counts as itself.
    init(text address: String) {
        do {
            self.init(try SocketAddress(ipAddress: address, port: 0))
        } catch {
            self.init(bytes: Array(address.utf8))
        }
    }
}
