import Foundation
import TestTools
import Testing

/// Compares with py_webauthn, if it is installed (`scripts/install-webauthn`).
@Suite struct ReferenceTests {
    /// What Coffer refuses and py_webauthn, or the reader of CBOR below it, does not look at: frames, users, the spelling of values and the
    /// parts of a key that is not used yet. The credential's id is for its caller to compare.
    private static let stricter: Set<String> = [
        "registration in a frame", "registration below a top origin", "assertion in a frame", "assertion of a foreign credential",
        "assertion of another user", "client data with padded challenge", "client data that is too long", "extensions that are no map",
        "credential id that is too long", "bytes behind the attestation", "attestation of indefinite length", "key of another kind",
        "key on another curve", "key that is no point of its curve", "key with a short coordinate", "compressed key",
        "key with a number where bytes stand",
    ]

    @Test(.enabled(if: isInstalled, "webauthn is not installed")) func itAcceptsAndRefusesTheSame() throws {
        let script = Ceremony.file.deletingLastPathComponent().appending(path: "reference.py")
        let python = try #require(Tool.path("python3"))
        let answer = try Child.run([python, script.path, Ceremony.file.path])
        #expect(answer.status == 0, "\(answer.errors)")
        let said = answer.output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
        let accepted = Set(said.filter { $0.first == "accepted" }.compactMap(\.last))
        #expect(said.count == Ceremony.all.count)
        #expect(accepted.subtracting(Self.stricter) == Set(Ceremony.all.filter { $0.result() == "accepted" }.map(\.name)))
    }

    static let isInstalled: Bool = {
        guard let python = Tool.path("python3") else { return false }
        return (try? Child.run([python, "-c", "import webauthn"]))?.status == 0
    }()
}
