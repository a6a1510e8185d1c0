import Models
import Testing

struct PassphraseRuleTests {

    private func fault(_ passphrase: String) -> PassphraseRule.Violation? {
        PassphraseRule.violation(of: passphrase, names: ["tamara", "Tamara Łukasik", "Lindenhof"])
    }

    private func isGuessable(_ passphrase: String) -> Bool {
        if case .guessable = fault(passphrase) { true } else { false }
    }

    @Test func twelveCharactersAreEnough() {
        #expect(fault("kiwi brazen u") == nil)
        #expect(fault("kiwi brazen") == .tooShort)
        #expect(fault("") == .tooShort)
        // User-perceived characters are counted, not bytes.
        #expect(fault("žřůňťáýěščďé") == nil)
        #expect(fault("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦") == .tooShort)
    }

    @Test func aThousandCharactersAreTheMaximum() {
        let long = (0..<1_001).map { String(UnicodeScalar(UInt8(97 + $0 * 7 % 26))) }.joined()
        #expect(fault(long) == .tooLong)
        #expect(fault(String(long.dropLast())) == nil)
    }

    @Test(arguments: [
        "passwordpassword", "Password1234", "p@ssw0rd1234", "Passwort2024!", "qwertyuiop123", "1q2w3e4r5t6z",
        "correct horse battery staple",
        "iloveyou12345", "welcome12345!", "Sommer2026!!", "letmeinplease", "administrator1", "changeme1234",
    ])
    func wellKnownPassphrasesAreInvalid(passphrase: String) {
        #expect(isGuessable(passphrase))
    }

    @Test(arguments: ["aaaaaaaaaaaa", "aaaaaabbbbbb", "123456789012", "abcdefghijkl", "zyxwvutsrqpo", "abababababab", "111222333444"])
    func repetitionsAndSequencesAreInvalid(passphrase: String) {
        #expect(isGuessable(passphrase))
    }

    @Test(arguments: ["tamara tamara", "TamaraLukasik1", "Lindenhof1234", "lindenhoftamara", "L1ndenhof-T@mara"])
    func namesOfTheMemberAreInvalid(passphrase: String) {
        #expect(isGuessable(passphrase))
    }

    @Test(arguments: ["seven grey herons", "tamara eats plums", "9473820174635", "Gj7#kQ2!pLx9", "ваза стоит на столе"])
    func othersAreTaken(passphrase: String) {
        #expect(fault(passphrase) == nil)
    }
}
