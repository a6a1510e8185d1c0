import Models
import Testing

@testable import PaymentFiles

/// Sample payments.
enum Sample {
    static let day = Day(number: 20_600)

    static func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }

    static func debtor(_ iban: String? = "DE89370400440532013000", account: String = "Checking") throws -> Payment.Debtor {
        Payment.Debtor(holder: "Household Müller", account: account, iban: try iban.map { try IBAN($0) })
    }

    static func payment(
        _ reference: Int = 12_345_678, _ minorUnits: Int64 = 12_34, _ code: String = "EUR", to iban: String = "FR1420041010050500013M02606",
        name: String = "Bäckerei Groß & Söhne", bic: String? = nil, address: PostalAddress? = nil, note: String = "Rechnung 17",
        from debtor: Payment.Debtor? = nil, on day: Day = day
    ) throws -> Payment {
        Payment(
            reference: try #require(TransferReference(number: reference)), debtor: try debtor ?? self.debtor(),
            creditor: PaymentParty(name: name, number: PaymentNumber(iban), bic: bic, address: address),
            amount: Money(minorUnits: minorUnits, currency: try currency(code)), day: day, note: note)
    }

    static func batch(_ payments: [Payment]) -> PaymentBatch {
        PaymentBatch(initiator: "Household Müller", createdAt: 1_782_898_205_000, payments: payments)
    }

    static func write(_ payments: Payment...) throws -> String { try PaymentFileWriter.write(batch(payments)) }
}
