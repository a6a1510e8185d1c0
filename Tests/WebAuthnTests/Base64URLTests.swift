import Signatures
import Testing

struct Base64URLTests {
    @Test(arguments: [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
    func examplesOfTheRFCWithoutPadding(plain: String, encoded: String) {
        #expect(Base64URL.encode(plain.utf8) == encoded)
        #expect(Base64URL.decode(encoded) == Array(plain.utf8))
    }

    @Test(arguments: ["Z", "Zg==", "Zh", "Z+8", "Zm9v\n", "Zü"])
    func otherTextsAreRefused(text: String) {
        #expect(Base64URL.decode(text) == nil)
    }
}
