import Testing

@testable import Models

struct CardLimitsTests {

    @Test func aLimitIsAboveZeroAndWithinTheCardsMaximum() throws {
        let maxima = CardLimits(dailyPurchase: try money(5_000_00), online: try money(1_000_00))
        let limits = CardLimits(
            dailyPurchase: try money(5_000_01), dailyWithdrawal: try money(0), online: try money(1_000_00), contactless: try money(50_00))
        #expect(limits.violations(within: maxima) == [.dailyPurchase: .aboveMaximum(try money(5_000_00)), .dailyWithdrawal: .notPositive])
        #expect(CardLimits().violations(within: maxima) == [:])
    }

    @Test func dailyLimitsSumChargesAndOthersApplyToSingleCharges() throws {
        let limits = CardLimits(
            dailyPurchase: try money(100_00), dailyWithdrawal: try money(200_00), online: try money(60_00), contactless: try money(25_00))
        func charge(
            _ id: Int64, _ units: Int64, _ text: String, _ on: String = "2026-05-03", _ code: String = "EUR"
        ) throws
            -> (transaction: ID<Transaction>, day: Day, amount: Money, kind: CardCharge)
        {
            (ID(rawValue: id), try day(on), try money(units, code), CardCharge(text: text))
        }
        let exceeded = limits.exceeded(by: [
            try charge(1, 60_00, "Bookshop"), try charge(2, 40_01, "Garden"), try charge(3, 100_00, "Bookshop", "2026-05-04"),
            try charge(4, 60_01, "WWW.SHOP.COM", "2026-05-05"), try charge(5, 25_01, "Bakery CONTACTLESS", "2026-05-06"),
            try charge(6, 150_00, "Geldautomat", "2026-05-07"), try charge(7, 60_00, "ATM withdrawal", "2026-05-07"),
            try charge(8, 900_00, "Dutyfree", "2026-05-08", "USD"),
        ])
        #expect(
            exceeded.map { "\($0.kind.rawValue) \($0.day) \($0.amount.minorUnits)" } == [
                "dailyPurchase 2026-05-03 10001", "online 2026-05-05 6001", "contactless 2026-05-06 2501",
                "dailyWithdrawal 2026-05-07 21000",
            ])
        #expect(exceeded.map(\.transaction) == [nil, ID(rawValue: 4), ID(rawValue: 5), nil])
    }
}
