import CommandKit
import Localization
import OutgoingHTTP
import TestTools
import Testing

@testable import CommandLine

struct ServerEnvironmentTests {

    private func transport(_ variables: [String: String]) throws -> any OutgoingTransport {
        try ServerEnvironment { variables[$0] }.outgoing()()
    }

    @Test func hostsAreAllowedByName() async throws {
        let refusing = try transport([:])
        await #expect(throws: OutgoingError.refusedAddress) { try await refusing.send(OutgoingRequest(.get, "https://127.0.0.1:1/")) }
        await #expect(throws: OutgoingError.url) { try await refusing.send(OutgoingRequest(.get, "http://127.0.0.1:1/")) }
        let allowing = try transport(["COFFER_ALLOW_HOSTS": "wiki.home, 127.0.0.1:1"])
        await #expect(throws: OutgoingError.unreachable) { try await allowing.send(OutgoingRequest(.get, "http://127.0.0.1:1/")) }
    }

    @Test func wrongValuesAreRefusedAndNotRepeated() throws {
        let values = [
            ("COFFER_ALLOW_HOSTS", "https://secret.example"), ("COFFER_ALLOW_HOSTS", "secret,,b"), ("COFFER_ALLOW_HOSTS", "secret:0"),
            ("COFFER_OUTGOING_CA", "/nowhere/secret.pem"),
        ]
        for (name, value) in values {
            let failure = #expect(throws: CommandFailure.self) { try transport([name: value]) }
            guard case .usage(let text) = failure else { continue }
            #expect(text.english.contains(name) && !text.english.contains("secret"), "\(value)")
        }
    }

    @Test func aFileOfTrustedCertificatesIsUsed() async throws {
        let certificate = try TestCertificate()
        let client = try transport(["COFFER_OUTGOING_CA": certificate.certificate, "COFFER_ALLOW_HOSTS": "localhost"])
        await #expect(throws: OutgoingError.unreachable) { try await client.send(OutgoingRequest(.get, "https://localhost:1/")) }
    }
}
