import Forecasting
import Models
import SubscriptionsModel
import Testing
import TransferModel

/// Money that several sources know counts once.
@Suite struct KnownMoneyTests {
    private let today = Day(number: 20_000)
    private let euro = Currency(code: "EUR")

    private func item(
        _ kind: ForecastItem.Kind, _ units: Int64, on day: Int, account: Int64 = 1, key: String? = nil, category: Int64? = nil,
        spread: Int64 = 0
    ) throws -> ForecastItem {
        ForecastItem(
            key: key ?? "\(kind)/\(day)/\(units)", day: today.adding(days: day), account: ID(rawValue: account),
            amount: Money(minorUnits: units, currency: try #require(euro)), title: "\(kind)", kind: kind,
            category: category.map { ID(rawValue: $0) }, spread: spread)
    }

    @Test(arguments: [
        (ForecastItem.Kind.expected, ForecastItem.Kind.found), (.standingOrder, .found), (.subscription, .found),
        (.subscription, .expected),
        (.pending, .expected), (.booked, .found), (.transfer, .expected),
    ])
    func theSurerOneCounts(upper: ForecastItem.Kind, lower: ForecastItem.Kind) throws {
        let items = try [item(lower, -900_00, on: 10), item(upper, -900_00, on: 13)]
        let known = KnownMoney(items, today: today)
        #expect(known.items.map(\.kind) == [upper])
        #expect(known.covered.map(\.item.kind) == [lower] && known.covered.map(\.by?.kind) == [upper])
    }

    @Test func whatDiffersCountsTwice() throws {
        let expected = try item(.expected, -900_00, on: 10)
        for other in try [
            item(.found, -900_00, on: 16), item(.found, -900_00, on: 10, account: 2), item(.found, 900_00, on: 10),
            item(.found, -800_00, on: 10),
        ] {
            #expect(KnownMoney([expected, other], today: today).items.count == 2)
        }
        // Two of a kind are two.
        #expect(
            try KnownMoney([item(.found, -9_99, on: 3, key: "a"), item(.found, -9_99, on: 3, key: "b")], today: today).items.count == 2)
    }

    @Test func inOneCategoryTenDaysAndTheToleranceCount() throws {
        let found = try item(.found, -950_00, on: 10, category: 7)
        #expect(try KnownMoney([found, item(.expected, -900_00, on: 19, category: 7, spread: 25_00)], today: today).items.count == 1)
        #expect(try KnownMoney([found, item(.expected, -900_00, on: 19, category: 8, spread: 25_00)], today: today).items.count == 2)
        #expect(try KnownMoney([found, item(.expected, -800_00, on: 10, category: 7)], today: today).items.count == 2)
    }

    @Test func oneItemCoversOneOfAKindAndTheNearest() throws {
        let items = try [
            item(.expected, -50_00, on: 10), item(.found, -50_00, on: 7, key: "a"), item(.found, -50_00, on: 11, key: "b"),
            item(.found, -50_00, on: 13, key: "c"),
        ]
        #expect(KnownMoney(items, today: today).covered.map(\.item.key) == ["b"])
    }

    @Test func aSubscriptionWhoseChargesAreKnownCoversNoOtherSeries() throws {
        let subscription = try item(.subscription, -9_99, on: 3)
        let found = try item(.found, -9_99, on: 4)
        #expect(KnownMoney([subscription, found], tied: [subscription.key], today: today).items.count == 2)
        #expect(KnownMoney([subscription, found], today: today).items.count == 1)
    }

    @Test func whatIsOverdueAndCameUnderAnotherNameIsNotWaitedFor() throws {
        let late = try item(.expected, -900_00, on: -4)
        let charge = KnownMoney.Charge(account: ID(rawValue: 1), day: today.adding(days: -6), amount: -910_00)
        #expect(KnownMoney([late], charges: [charge], today: today).items.isEmpty)
        #expect(try KnownMoney([late, item(.expected, -900_00, on: -5)], charges: [charge], today: today).items.count == 1)
        #expect(KnownMoney([late], charges: [charge], today: today.adding(days: -10)).items.count == 1)
    }

    @Test func theOrderOfSourcesDoesNotMatter() throws {
        let items = try [
            item(.expected, -50_00, on: 10), item(.found, -50_00, on: 11), item(.subscription, -51_00, on: 12),
            item(.found, -20_00, on: 11),
        ]
        let counted = Set(KnownMoney(items, today: today).items.map(\.key))
        #expect(Set(KnownMoney(items.reversed(), today: today).items.map(\.key)) == counted)
        #expect(counted.count == 2)
    }
}
