import SavingsModel
import Testing

@testable import Models

struct TypedRateTests {
    private let german = LocaleFormat("de-DE")

    @Test(arguments: [
        ("4.5", 45_000), ("4,5", 45_000), (" 4.594 % ", 45_940), ("0", 0), ("", 0), ("100", 1_000_000), ("0.0001", 1),
    ])
    func typedRatesAcceptEitherUnambiguousSeparator(text: String, millionths: Int64) {
        #expect(InterestRate(typed: text, in: .englishUS)?.millionths == millionths)
    }

    @Test(arguments: ["4,594", "-1", "100.01", "four", "1.2.3", "%", "4.00001", "99999999999999999999999999999999999999999"])
    func invalidRatesAreRejected(text: String) {
        #expect(InterestRate(typed: text, in: .englishUS) == nil)
    }

    @Test func germanRatesUseADecimalComma() {
        #expect(InterestRate(typed: "4,594", in: german)?.millionths == 45_940)
        #expect(InterestRate(typed: "4.5", in: german)?.millionths == 45_000)
        #expect(InterestRate(typed: "4.594", in: german) == nil)
        #expect(InterestRate(millionths: 45_940)?.typedText(in: german) == "4,594")
        #expect(InterestRate.zero.typedText(in: german) == "")
    }
}
