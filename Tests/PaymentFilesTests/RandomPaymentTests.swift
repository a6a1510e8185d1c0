import Models
import TestTools
import Testing

@testable import PaymentFiles

struct RandomPaymentTests {

    /// Tests with random text that every file is valid or rejected with an error.
    @Test(arguments: [1, 2, 3, 4, UInt64.random(in: 5 ... .max)]) func randomTextProducesValidFiles(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var written = 0
        for _ in 0..<100 {
            let payments = try (1...Int.random(in: 1...6, using: &random)).map { try payment($0, using: &random) }
            let batch = PaymentBatch(
                initiator: text(using: &random), createdAt: .random(in: 0...4_000_000_000_000, using: &random), payments: payments)
            do {
                let file = try PaymentFileWriter.write(batch)
                #expect(MessageChecker.problems(in: file) == [], "seed \(seed): \(file)")
                written += 1
            } catch PaymentFileError.amountOutOfRange, PaymentFileError.unrepresentableName, PaymentFileError.bicRequired,
                PaymentFileError.sumOutOfRange, PaymentFileError.debtorWithoutIBAN, PaymentFileError.duplicateReference
            {
                continue
            }
        }
        #expect(written > 20, "seed \(seed)")
    }

    private static let ibans = [
        "DE89370400440532013000", "FR1420041010050500013M02606", "AT611904300234573201", "CH9300762011623852957",
        "KW81CBKU0000000000001234560101", "GB29NWBK60161331926819",
    ]

    private func payment(_ number: Int, using random: inout SeededGenerator) throws -> Payment {
        let iban = try IBAN(Self.ibans.randomElement(using: &random) ?? "")
        let code = ["EUR", "EUR", "EUR", "CHF", "JPY", "KWD"].randomElement(using: &random) ?? "EUR"
        let creditor = PaymentParty(
            name: text(using: &random),
            number: Int.random(in: 0..<8, using: &random) == 0
                ? .other("12-34 \(Int.random(in: 0...999_999, using: &random))")
                : .iban(try IBAN(Self.ibans.randomElement(using: &random) ?? "")),
            bic: Int.random(in: 0..<10, using: &random) == 0 ? nil : "COBADEFFXXX",
            address: Bool.random(using: &random)
                ? PostalAddress(
                    street: text(using: &random), postalCode: text(using: &random), town: text(using: &random),
                    country: ["DE", "FR", "<>", ""].randomElement(using: &random) ?? "")
                : nil)
        return Payment(
            reference: try #require(TransferReference(number: number)),
            debtor: .init(holder: text(using: &random), account: "Account", iban: iban), creditor: creditor,
            amount: Money(minorUnits: .random(in: 1...9_999_999, using: &random), currency: try Sample.currency(code)),
            day: Day(number: .random(in: 20_000...21_000, using: &random)), note: text(using: &random))
    }

    private static let pieces = [
        "a", "Z", "9", " ", "/", "//", "-", "'", "\"", "<", ">", "&", "&amp;", "<![CDATA[", "]]>", "<!--", "-->", "\u{0}", "\u{1F}", "\n",
        "\r\n",
        "ä", "ß", "u\u{308}", "é", "Ł", "Ж", "Ω", "株", "👩‍👩‍👧", "\u{202E}", "\u{FEFF}", "\u{FFFE}", "🇩🇪", "€", "%", "\\", "</Nm>", "Mia",
        "Rent 2026",
    ]

    private func text(using random: inout SeededGenerator) -> String {
        let length = [0, 1, 3, 8, 30, 160].randomElement(using: &random) ?? 0
        let text = (0..<length).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
        return Int.random(in: 0..<12, using: &random) == 0 ? text : "N" + text
    }
}
