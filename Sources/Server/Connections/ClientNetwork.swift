import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What connections and requests are counted by: an IPv4 address, or the first 64 bits of an IPv6 address, because one subscriber has all that follow.
struct ClientNetwork: Hashable, Sendable {
    private let bytes: [UInt8]

    /// - Parameter address: of the peer; nil where the channel has none, such as a Unix domain socket.
    init(_ address: SocketAddress?) {
        switch address {
        case .v4(let address):
            bytes = withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
        case .v6(let address):
            let all = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
            // RFC 4291, section 2.5.5.2: an IPv4 address in IPv6.
            let isIPv4 = all.prefix(10).allSatisfy { $0 == 0 } && all[10] == 0xFF && all[11] == 0xFF
            bytes = isIPv4 ? Array(all.suffix(4)) : Array(all.prefix(8))
        case .unixDomainSocket, nil:
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
