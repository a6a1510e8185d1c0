import Testing

@testable import Models

struct CardNumberTests {

    /// Test numbers published by card networks.
    @Test(arguments: [
        "4111111111111111", "4111 1111 1111 1111", "5555-5555-5555-4444", "378282246310005", "3782 822463 10005", "6011111111111117",
        "my card 4111111111111111 is here", "4111.1111.1111.1111", "٤١١١١١١١١١١١١١١١", "ref 12 4111111111111111 9",
        "4111\u{A0}1111\u{A0}1111\u{A0}1111", "4111–1111–1111–1111", "4111\u{2010}1111\u{2010}1111\u{2010}1111", "4111,1111:1111|1111",
        "4111\u{200B}1111\u{200B}1111\u{200B}1111", "4111    1111    1111    1111", "(4111) [1111] +1111 *1111", "4111 1111 1111 1112",
        "3782 822463 10006",
    ])
    func completeCardNumbersAreDetectedAnywhere(text: String) {
        #expect(CardNumber.isContained(in: text))
    }

    @Test(arguments: [
        "", "1111", "4111111111111112", "2026-11-21 12:30", "+49 30 1234567", "0000000000000000", "Platinum 2026", "411111111111",
    ])
    func otherDigitsAreNotCardNumbers(text: String) {
        #expect(!CardNumber.isContained(in: text))
    }

    @Test func lastFourRequiresFourDigits() {
        #expect(CardNumber.lastFour(" 3456 ") == "3456")
        for text in ["345", "34567", "34a6", "4111111111111111", "٣٤٥٦"] { #expect(CardNumber.lastFour(text) == nil) }
    }
}
