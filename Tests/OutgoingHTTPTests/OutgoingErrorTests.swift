import OutgoingHTTP
import Testing

struct OutgoingErrorTests {
    @Test func aRefusedAddressNamesTheSetting() {
        #expect(OutgoingError.refusedAddress.description.contains("COFFER_ALLOW_HOSTS"))
    }
}
