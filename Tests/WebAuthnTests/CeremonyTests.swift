import Signatures
import Testing
import WebAuthn

/// Ceremonies, good and bad.
struct CeremonyTests {
    @Test(arguments: Ceremony.all)
    func aCeremonyIsAcceptedOrRefusedForItsReason(ceremony: Ceremony) {
        #expect(ceremony.result() == ceremony.expected)
    }

    @Test func everyReasonHasItsCeremony() {
        #expect(Set(Ceremony.all.map(\.expected)) == Set(WebAuthnError.allCases.map { "\($0)" } + ["accepted"]))
        #expect(Ceremony.all.count { $0.expected != "accepted" } >= 30)
    }

    @Test func aRegistrationSaysWhatIsStored() throws {
        let made = try registered("registration that counts")
        #expect(made.counter == 5 && made.isBackedUp && made.key.algorithm == .es256)
        #expect(made.id == Ceremony.all.first { $0.name == "registration that counts" }?.credentialID.bytes)
        #expect(try COSEKey(made.key.bytes) == made.key)
        #expect(try registered("registration on one device").isBackedUp == false)
        #expect(try registered("registration EdDSA").key.algorithm == .edDSA)
        #expect(try registered("registration RS256").key.algorithm == .rs256)
    }

    private func registered(_ name: String) throws -> RegisteredCredential {
        let ceremony = try #require(Ceremony.all.first { $0.name == name })
        return try RegistrationCeremony(
            relyingParty: RelyingParty(id: ceremony.relyingParty, origin: ceremony.origin), challenge: ceremony.challenge.bytes
        ).verify(clientData: ceremony.clientData.bytes, attestation: try #require(ceremony.attestation).bytes)
    }
}
