import Models
import Testing

@testable import ServiceKit

struct OneTimeCodeTests {

    private let secret = Array("12345678901234567890".utf8)

    /// Source: RFC 6238, appendix B, SHA-1.
    @Test(
        arguments: [
            (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"), (1_234_567_890, "89005924"),
            (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
        ] as [(Int64, String)])
    func codesAreThoseOfTheStandard(seconds: Int64, code: String) {
        let step = OneTimeCode.step(at: seconds * 1_000)
        #expect(OneTimeCode.code(secret, step: step, digits: 8) == code)
        #expect(OneTimeCode.code(secret, step: step) == code.suffix(6))
    }

    @Test func aStepMoreOrLessIsAccepted() {
        let now: Int64 = 1_800_000_000_000
        let step = OneTimeCode.step(at: now)
        for offset in -2...2 {
            let found = OneTimeCode.steps(of: OneTimeCode.code(secret, step: step + Int64(offset)), secret: secret, at: now)
            #expect(found == (abs(offset) <= 1 ? [step + Int64(offset)] : []))
        }
        #expect(OneTimeCode.steps(of: "", secret: secret, at: now) == [])
        #expect(OneTimeCode.steps(of: String(OneTimeCode.code(secret, step: step).dropFirst()), secret: secret, at: now) == [])
    }

    /// Source: RFC 4648, section 10, without the padding.
    @Test(arguments: [
        ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB"), ("foobar", "MZXW6YTBOI"),
    ])
    func base32IsThatOfTheStandard(text: String, encoded: String) {
        #expect(Base32.encode(Array(text.utf8)) == encoded)
    }

    @Test func aSecretIsTypedInGroups() {
        #expect(Base32.grouped(secret) == "GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")
    }

    @Test func anAuthenticatorReadsTheAddress() {
        #expect(
            OneTimeCode.uri(secret: secret, name: "zoë:a", household: "A&B") == """
                otpauth://totp/Coffer:zo%C3%AB%3Aa%20%28A%26B%29?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Coffer\
                &algorithm=SHA1&digits=6&period=30
                """)
    }

    @Test func backupCodesAreReadAsPeopleWriteThem() {
        let member = ID<Member>(rawValue: 5)
        let hash = BackupCode.hash("k3q7-x91m-20", of: member)
        #expect(hash != nil)
        for typed in ["K3Q7 X9IM 2O", "k3q7x9lm20", " k3q7-x91m-20 "] { #expect(BackupCode.hash(typed, of: member) == hash) }
        #expect(BackupCode.hash("k3q7-x91m-20", of: ID(rawValue: 6)) != hash)
        #expect(BackupCode.hash("k3q7-x91m-2", of: member) == nil)
        #expect(BackupCode.hash("123456", of: member) == nil)
    }
}
