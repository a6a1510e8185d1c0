import Models
import TestTools
import Testing

@testable import CardsModel

struct CardLimitsTests {

    @Test func aLimitIsAboveZeroAndWithinTheCardsMaximum() {
        let maxima = CardLimits(dailyPurchase: money(5_000_00), online: money(1_000_00))
        let limits = CardLimits(
            dailyPurchase: money(5_000_01), dailyWithdrawal: money(0), online: money(1_000_00), contactless: money(50_00))
        #expect(limits.violations(within: maxima) == [.dailyPurchase: .aboveMaximum(money(5_000_00)), .dailyWithdrawal: .notPositive])
        #expect(CardLimits().violations(within: maxima) == [:])
    }

    @Test func dailyLimitsSumChargesAndOthersApplyToSingleCharges() {
        let limits = CardLimits(
            dailyPurchase: money(100_00), dailyWithdrawal: money(200_00), online: money(60_00), contactless: money(25_00))
        func charge(
            _ id: Int64, _ units: Int64, _ text: String, _ on: String = "2026-05-03", _ code: String = "EUR"
        ) -> (transaction: ID<Transaction>, day: Day, amount: Money, kind: CardCharge) {
            (ID(rawValue: id), day(on), money(units, code), CardCharge(text: text))
        }
        let exceeded = limits.exceeded(by: [
            charge(1, 60_00, "Bookshop"), charge(2, 40_01, "Garden"), charge(3, 100_00, "Bookshop", "2026-05-04"),
            charge(4, 60_01, "WWW.SHOP.COM", "2026-05-05"), charge(5, 25_01, "Bakery CONTACTLESS", "2026-05-06"),
            charge(6, 150_00, "Geldautomat", "2026-05-07"), charge(7, 60_00, "ATM withdrawal", "2026-05-07"),
            charge(8, 900_00, "Dutyfree", "2026-05-08", "USD"),
        ])
        #expect(
            exceeded.map { "\($0.kind.rawValue) \($0.day) \($0.amount.minorUnits)" } == [
                "dailyPurchase 2026-05-03 10001", "online 2026-05-05 6001", "contactless 2026-05-06 2501",
                "dailyWithdrawal 2026-05-07 21000",
            ])
        #expect(exceeded.map(\.transaction) == [nil, ID(rawValue: 4), ID(rawValue: 5), nil])
    }
}
