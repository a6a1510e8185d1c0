import Localization
import MembersModel
import Testing

struct NetworkPlaceTests {
    @Test(arguments: ["127.0.0.1", "127.8.0.1", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1", "::ffff:7f00:1"])
    func aLoopbackAddressIsThisDevice(address: String) {
        #expect(NetworkPlace(address) == .thisDevice)
    }

    @Test(arguments: [
        "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.178.20", "169.254.7.7", "fd12:3456:789a::1", "fc00::1", "fe80::1",
        "fe80::1%eth0",
        "FEBF::1", "::ffff:192.168.0.4", "::ffff:c0a8:4",
    ])
    func aPrivateAddressIsTheLocalNetwork(address: String) {
        #expect(NetworkPlace(address) == .localNetwork)
    }

    @Test(arguments: [
        ("192.0.2.7", "192.0.2.7"), ("172.15.0.1", "172.15.0.1"), ("172.32.0.1", "172.32.0.1"), ("100.64.0.1", "100.64.0.1"),
        ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2…"), ("2001:DB8::1", "2001:db8:0:0…"),
        ("fec0::1", "fec0:0:0:0…"),
    ])
    func anyOtherAddressIsShownShortened(address: String, shown: String) {
        #expect(NetworkPlace(address) == .address(shown))
    }

    @Test(arguments: [
        "localhost", "1.2.3", "1.2.3.4.5", "256.1.1.1", "127.0.0.0001", "1::2::3", "1:2:3:4:5:6:7:8:9", "12345::", ":::", "fe80:g::1",
    ])
    func whatIsNoAddressIsNotBelievedToBeNear(text: String) {
        #expect(NetworkPlace(text) == .address(text))
    }

    @Test func nothingIsKnownWithoutAddressAndNothingHarmfulIsShown() {
        #expect(NetworkPlace("") == .unknown && NetworkPlace(" \n\u{7}") == .unknown)
        #expect(NetworkPlace("").displayName == nil)
        #expect(NetworkPlace("a\u{1b}[31mb\u{202e}") == .address("a[31mb"))
        #expect(NetworkPlace(String(repeating: "9", count: 10_000)) == .address(String(repeating: "9", count: 60)))
    }
}
