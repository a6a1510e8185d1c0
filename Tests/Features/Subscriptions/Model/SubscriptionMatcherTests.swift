import Models
import SubscriptionsModel
import Testing

@Suite struct SubscriptionMatcherTests {
    private let euro: Currency
    private let dollar: Currency
    init() throws {
        euro = try #require(Currency(code: "EUR"))
        dollar = try #require(Currency(code: "USD"))
    }

    /// 10 January 2026.
    private static let anchor = Day(number: 20_463)

    private func subscription(_ id: Int64, _ price: Int64, account: Int64? = nil, currency: Currency? = nil) -> Subscription {
        let price = Money(minorUnits: price, currency: currency ?? euro)
        return Subscription(
            id: ID(rawValue: id), name: "S\(id)", price: price, cycle: .monthly, anchor: Self.anchor,
            account: account.map(ID.init(rawValue:)),
            payeeKey: "netflix", prices: [SubscriptionPrice(from: Self.anchor, price)])
    }

    /// - Parameters:
    ///   - units: what is spent; negative for a refund.
    ///   - foreign: the same in another currency.
    private func movement(
        _ units: Int64, on days: Int = 31, payee: String = "netflix", account: Int64 = 1, foreign: Money? = nil
    ) -> AccountMovement {
        AccountMovement(
            group: ID(rawValue: 500), day: Self.anchor.adding(days: days), amount: Money(minorUnits: -units, currency: euro),
            foreign: foreign.map { -$0 }, account: ID(rawValue: account), payeeKey: payee)
    }

    private func charge(_ id: Int64, of subscription: Int64, on days: Int, _ units: Int64) -> SubscriptionCharge {
        SubscriptionCharge(
            id: ID(rawValue: id), subscription: ID(rawValue: subscription), day: Self.anchor.adding(days: days),
            amount: Money(minorUnits: units, currency: euro), transaction: ID(rawValue: id))
    }

    @Test func onlyItsPayeeIsMatched() {
        let matcher = SubscriptionMatcher([subscription(1, 9_99)], charges: [:])
        #expect(matcher.match(movement(9_99))?.subscription == ID(rawValue: 1))
        #expect(matcher.match(movement(9_99, payee: "spotify")) == nil)
    }

    @Test(arguments: [(9_99, true), (12_99, true), (5_00, true), (15_98, true), (16_98, false), (3_00, false), (0, false)])
    func anAmountNearThePriceIsMatched(units: Int, isMatched: Bool) {
        let matcher = SubscriptionMatcher([subscription(1, 9_99)], charges: [:])
        #expect((matcher.match(movement(Int64(units))) != nil) == isMatched)
    }

    @Test func theSameAmountWinsOverANearOneAndThenTheAccount() {
        let matcher = SubscriptionMatcher(
            [subscription(1, 9_99), subscription(2, 10_99, account: 1), subscription(3, 10_99, account: 2)], charges: [:])
        #expect(matcher.match(movement(10_99))?.subscription == ID(rawValue: 2))
        #expect(matcher.match(movement(10_99, account: 2))?.subscription == ID(rawValue: 3))
        #expect(matcher.match(movement(9_99))?.subscription == ID(rawValue: 1))
    }

    @Test func anotherAmountNeedsAnOpenBillingDay() {
        let charges = [ID<Subscription>(rawValue: 1): [charge(1, of: 1, on: 0, 9_99), charge(2, of: 1, on: 31, 9_99)]]
        let matcher = SubscriptionMatcher([subscription(1, 9_99)], charges: charges)
        #expect(matcher.match(movement(11_99, on: 33)) == nil)
        #expect(matcher.match(movement(11_99, on: 59)) != nil)
    }

    @Test func aRefundBelongsToTheChargeOfItsAmount() {
        let charges = [ID<Subscription>(rawValue: 1): [charge(1, of: 1, on: 0, 9_99)]]
        let matcher = SubscriptionMatcher([subscription(1, 9_99)], charges: charges)
        #expect(matcher.match(movement(-9_99, on: 5))?.amount == Money(minorUnits: -9_99, currency: euro))
        #expect(matcher.match(movement(-8_00, on: 5)) == nil)
    }

    @Test func aForeignPriceIsComparedInItsCurrency() {
        let matcher = SubscriptionMatcher([subscription(1, 13_99, currency: dollar)], charges: [:])
        let foreign = Money(minorUnits: 13_99, currency: dollar)
        #expect(matcher.match(movement(12_34, foreign: foreign))?.amount == foreign)
        // Without it only the day can tell.
        #expect(matcher.match(movement(12_34))?.amount == Money(minorUnits: 12_34, currency: euro))
    }
}
