import MembersModel
import Testing

struct PasskeyPlaceTests {
    @Test(arguments: [
        ("http://127.0.0.1:8080", PasskeyPlace.elsewhere(site: "http://localhost:8080")),
        ("http://127.0.0.1", .elsewhere(site: "http://localhost")), ("http://[::1]:9000", .elsewhere(site: "http://localhost:9000")),
        ("http://127.0.0.10:8080", .impossible), ("https://127.0.0.1:8443", .impossible), ("https://192.0.2.1", .impossible),
        ("", .impossible),
    ])
    func anAddressOfThisMachineLeadsToItsName(site: String, place: PasskeyPlace) {
        #expect(PasskeyPlace(host: nil, site: site) == place)
        #expect(!place.isPossible)
    }

    @Test func aNameIsPossible() {
        #expect(PasskeyPlace(host: "localhost", site: "http://localhost:8080") == .possible(host: "localhost"))
        #expect(PasskeyPlace(host: "localhost", site: "http://localhost:8080").isPossible)
    }
}
