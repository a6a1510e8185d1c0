import Foundation
import OutgoingHTTP
import Testing

struct AddressPolicyTests {

    /// The bytes of an address of IPv4 or IPv6.
    private func bytes(_ text: String) throws -> [UInt8] {
        let isIPv6 = text.contains(":")
        var bytes = [UInt8](repeating: 0, count: isIPv6 ? 16 : 4)
        try #require(inet_pton(isIPv6 ? AF_INET6 : AF_INET, text, &bytes) == 1, "\(text)")
        return bytes
    }

    /// The addresses of a text, separated by white space, that the policy allows.
    private func allowed(_ addresses: String) throws -> [String] {
        try addresses.split(whereSeparator: \.isWhitespace).map(String.init).filter {
            AddressPolicy.publicAddresses.allows(try bytes($0))
        }
    }

    /// Addresses at both ends of each block, and in it.
    private static let special = """
        0.0.0.0 0.0.0.1 0.255.255.255 10.0.0.0 10.1.2.3 10.255.255.255 100.64.0.0 100.100.100.200 100.127.255.255
        127.0.0.0 127.0.0.1 127.0.0.53 127.255.255.255 169.254.0.0 169.254.169.254 169.254.255.255
        172.16.0.0 172.20.10.1 172.31.255.255 192.0.0.0 192.0.0.171 192.0.0.255 192.0.2.0 192.0.2.255
        192.88.99.0 192.88.99.1 192.88.99.255 192.168.0.0 192.168.178.1 192.168.255.255
        198.18.0.0 198.19.255.255 198.51.100.0 198.51.100.255 203.0.113.0 203.0.113.255
        224.0.0.0 224.0.0.251 239.255.255.255 240.0.0.0 255.255.255.254 255.255.255.255
        :: ::1 ::2 ::7f00:1 ::127.0.0.1 ::8.8.8.8
        ::ffff:0.0.0.0 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:192.168.1.1 ::ffff:0:127.0.0.1 ::ffff:0:8.8.8.8
        64:ff9b::127.0.0.1 64:ff9b::10.0.0.1 64:ff9b::a9fe:a9fe 64:ff9b:0:0:0:1:808:808 64:ff9b:1:: 64:ff9b:1::8.8.8.8 64:ff9b:1:ffff::1
        100:: 100::1 100:0:0:1::1 1fff:ffff:: 5f00::1 4000:: 8000::1
        2001:: 2001:0:53aa:64c:0:0:f5ff:fffe 2001:1::1 2001:2::1 2001:3::1 2001:4:112::1 2001:10::1 2001:20::1 2001:30::1 2001:1ff:ffff::
        2001:db8:: 2001:db8::1 2001:db8:ffff:ffff::1 2002:: 2002:7f00:1:: 2002:a00:1::1 2002:808:808::1 2002:ffff:ffff::1
        3fff:: 3fff:1::1 3fff:fff:ffff::1
        fc00:: fc00::1 fd00::1 fd12:3456:789a::1 fdff:ffff::1 fe00::1 fe80:: fe80::1 febf:ffff::1 fec0::1 feff::1
        ff00:: ff02::1 ff02::fb ff0e::1 ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff
        """

    /// Addresses beside the blocks, and of public servers.
    private static let ordinary = """
        1.0.0.0 1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0
        169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 191.255.255.255 192.0.1.0 192.0.3.0 192.88.98.255 192.88.100.0
        192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 198.51.99.255 198.51.101.0 203.0.112.255 203.0.114.0 223.255.255.255
        ::ffff:8.8.8.8 ::ffff:1.1.1.1 64:ff9b::8.8.8.8 64:ff9b::808:808
        2000::1 2001:200:: 2001:200::1 2001:4860:4860::8888 2001:db7:ffff::1 2001:db9::1 2003::1 2606:4700:4700::1111 2620:fe::fe
        2a00:1450:4001::1 3ffe:ffff::1 3fff:1000::1
        """

    @Test func specialAddressesAreRefused() throws {
        #expect(Self.special.split(whereSeparator: \.isWhitespace).count > 100)
        #expect(try allowed(Self.special) == [])
    }

    @Test func otherAddressesArePublic() throws {
        #expect(try allowed(Self.ordinary) == Self.ordinary.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    @Test func anAllowedHostMayHaveEveryAddress() throws {
        let addresses = try ["127.0.0.1", "10.0.0.1", "::1", "fd00::1", "8.8.8.8"].map(bytes)
        #expect(addresses.allSatisfy(AddressPolicy.everyAddress.allows))
    }

    @Test func whatIsNoAddressIsRefused() {
        for policy in [AddressPolicy.publicAddresses, .everyAddress] {
            #expect([0, 3, 5, 8, 15, 17].allSatisfy { !policy.allows([UInt8](repeating: 8, count: $0)) })
        }
    }
}
