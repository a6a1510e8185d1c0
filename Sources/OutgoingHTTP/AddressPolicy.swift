/// The addresses to which a request may connect. A name is judged by each address that it leads to, at the moment of connecting, so it makes
/// no difference how the name is written or what it led to before.
package enum AddressPolicy: Hashable, Sendable {
    /// Addresses of the public internet: no address of this machine, of a local network, of documentation or of a transition mechanism that
    /// may lead to one of these.
    ///
    /// Source: IANA's registries of special-purpose addresses of IPv4 and IPv6 (RFC 6890), as of 2025. Blocks in them that hold services for
    /// networks only are refused as a whole, also where some of their addresses are global.
    case publicAddresses
    /// Every address, for hosts that the operator allows.
    case everyAddress

    /// - Parameter address: in network order, 4 bytes of IPv4 or 16 of IPv6; every other length is refused.
    package func allows(_ address: [UInt8]) -> Bool {
        switch (self, address.count) {
        case (.everyAddress, 4), (.everyAddress, 16): true
        case (.publicAddresses, 4): Self.isPublic(ipv4: address)
        case (.publicAddresses, 16): Self.isPublic(ipv6: address)
        default: false
        }
    }

    private static func isPublic(ipv4 address: [UInt8]) -> Bool {
        !specialIPv4.contains { $0.contains(address) }
    }

    private static func isPublic(ipv6 address: [UInt8]) -> Bool {
        // The system connects to the address of IPv4, by itself or through a gateway of the network.
        if mapped.contains(address) || translated.contains(address) { return isPublic(ipv4: Array(address.suffix(4))) }
        return globalUnicast.contains(address) && !specialIPv6.contains { $0.contains(address) }
    }

    private static let specialIPv4 = [
        AddressBlock([0], 8),  // this network
        AddressBlock([10], 8),  // private
        AddressBlock([100, 64], 10),  // shared by the customers of a provider
        AddressBlock([127], 8),  // this machine
        AddressBlock([169, 254], 16),  // link-local, and the metadata of clouds
        AddressBlock([172, 16], 12),  // private
        AddressBlock([192, 0, 0], 24),  // protocols of the IETF
        AddressBlock([192, 0, 2], 24),  // documentation
        AddressBlock([192, 88, 99], 24),  // relays of 6to4
        AddressBlock([192, 168], 16),  // private
        AddressBlock([198, 18], 15),  // benchmarks
        AddressBlock([198, 51, 100], 24),  // documentation
        AddressBlock([203, 0, 113], 24),  // documentation
        AddressBlock([224], 4),  // multicast
        AddressBlock([240], 4),  // reserved, and broadcast
    ]

    /// Of IPv6 only this block is assigned to hosts of the internet; loopback, link-local, site-local, unique local and multicast addresses
    /// stand outside of it.
    private static let globalUnicast = AddressBlock([0x20], 3)
    private static let specialIPv6 = [
        AddressBlock([0x20, 0x01], 23),  // protocols of the IETF, such as Teredo
        AddressBlock([0x20, 0x01, 0x0D, 0xB8], 32),  // documentation
        AddressBlock([0x20, 0x02], 16),  // 6to4, which holds an address of IPv4
        AddressBlock([0x3F, 0xFF], 20),  // documentation
    ]
    /// `::ffff:0:0/96` (RFC 4291, section 2.5.5.2).
    private static let mapped = AddressBlock([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], 96)
    /// `64:ff9b::/96` (RFC 6052, section 2.1); `64:ff9b:1::/48` (RFC 8215) is for local networks.
    private static let translated = AddressBlock([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0], 96)
}

/// The addresses that begin with the same bits.
private struct AddressBlock: Hashable, Sendable {
    /// The first bytes; those that follow are zero.
    private let bytes: [UInt8]
    private let bitCount: Int

    init(_ bytes: [UInt8], _ bitCount: Int) {
        self.bytes = bytes
        self.bitCount = bitCount
    }

    func contains(_ address: [UInt8]) -> Bool {
        guard bitCount <= address.count * 8 else { return false }
        return (0..<(bitCount + 7) / 8).allSatisfy { index in
            let mask = UInt8(truncatingIfNeeded: 0xFF00 >> min(bitCount - index * 8, 8))
            return address[index] & mask == (index < bytes.count ? bytes[index] : 0) & mask
        }
    }
}
