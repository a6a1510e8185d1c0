import Models
import Testing

@Suite struct MaskingTests {
    @Test(arguments: [
        ("1234567890", "****7890", "**** **** **** 7890"), ("1234 5678 9012 3456", "****3456", "**** **** **** 3456"),
        ("12345", "****2345", "**** **** **** 2345"), ("1234", "****", "****"), ("12 34", "****", "****"), ("1-2-3-4", "****", "****"),
        ("", "****", "****"), ("7", "****", "****"), ("AB-12.345/6", "****3456", "**** **** **** 3456"),
    ])
    func longNumbersShowTheLastFour(number: String, account: String, card: String) {
        #expect(number.maskedAccountNumber == account)
        #expect(number.maskedCardNumber == card)
        #expect(account.maskedAccountNumber == account)
        #expect(card.maskedCardNumber == card)
    }
}
