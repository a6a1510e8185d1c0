import Crypto
import Signatures
import Testing
import WebAuthn

/// The test vectors of the specification. Coffer always asks for user verification, which some of them lack.
struct SpecificationTests {
    private static let party = RelyingParty(id: "example.org", origin: "https://example.org")

    /// What is expected of the registration and of the assertion of each vector.
    private static let expected: [String: (registration: String, use: String)] = [
        "none-es256": ("userNotVerified", "userNotVerified"), "packed-self-es256": ("accepted", "userNotVerified"),
        "none-es256-crossOrigin": ("crossOrigin", "crossOrigin"), "none-es256-topOrigin": ("crossOrigin", "crossOrigin"),
        "none-es256-long-credential-id": ("userNotVerified", "accepted"), "packed-es256": ("accepted", "accepted"),
        "packed-es384": ("algorithmNotOffered", ""), "packed-es512": ("algorithmNotOffered", ""),
        "packed-ed448": ("algorithmNotOffered", ""), "packed-rs256": ("accepted", "userNotVerified"),
        "packed-eddsa": ("userNotVerified", "userNotVerified"), "tpm-es256": ("accepted", "accepted"),
        "android-key-es256": ("accepted", "userNotVerified"), "apple-es256": ("userNotVerified", "userNotVerified"),
        "fido-u2f-es256": ("userNotVerified", "userNotVerified"),
    ]

    @Test func allAreThere() {
        #expect(Set(SpecificationVector.all.map(\.name)) == Set(Self.expected.keys))
    }

    @Test(arguments: SpecificationVector.all)
    func aVectorIsAcceptedOrRefusedForItsReason(vector: SpecificationVector) throws {
        let expected = try #require(Self.expected[vector.name])
        let registration = Self.outcome {
            _ = try RegistrationCeremony(relyingParty: Self.party, challenge: vector.challenge.bytes)
                .verify(clientData: vector.clientData.bytes, attestation: vector.attestation.bytes)
        }
        #expect(registration == expected.registration)
        guard expected.registration != "algorithmNotOffered" else { return }
        let credential = try Self.credential(of: vector)
        #expect(credential.id == vector.credentialID.bytes)
        let use = Self.outcome {
            let assertion = Assertion(
                credentialID: vector.credentialID.bytes, clientData: vector.useClientData.bytes,
                authenticatorData: vector.authenticatorData.bytes, signature: vector.signature.bytes, userHandle: nil)
            _ = try AssertionCeremony(relyingParty: Self.party, challenge: vector.useChallenge.bytes).verify(
                assertion, of: StoredCredential(id: credential.id, key: credential.key, counter: 0, userHandle: []))
        }
        #expect(use == expected.use)
    }

    /// Also of those that lack user verification.
    @Test(arguments: SpecificationVector.all.filter { expected[$0.name]?.registration != "algorithmNotOffered" })
    func theSignatureOfAVectorIsValid(vector: SpecificationVector) throws {
        let key = try Self.credential(of: vector).key
        let signed = vector.authenticatorData.bytes + Array(SHA256.hash(data: vector.useClientData.bytes))
        #expect(key.key.isValid(vector.signature.bytes, of: signed, by: key.algorithm, form: .der))
        #expect(!key.key.isValid(vector.signature.bytes, of: signed + [0], by: key.algorithm, form: .der))
    }

    private static func credential(of vector: SpecificationVector) throws -> AttestedCredential {
        try #require(try AttestationObject(vector.attestation.bytes).authenticatorData.credential)
    }

    private static func outcome(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "accepted"
        } catch {
            return "\(error)"
        }
    }
}
