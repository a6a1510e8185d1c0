import CardsModel
import Models
import Navigation
import SampleHousehold
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Cards

struct CardValueViewModelTests {
    private func loaded(_ services: DependencyContainer? = nil, _ period: ValuePeriod = .thisYear) async throws -> CardValueViewModel {
        let services = if let services { services } else { try await DependencyContainer.sample() }
        let model = CardValueViewModel(CardsContext(services))
        model.period = period
        await model.loadData()
        return model
    }

    private func sum(_ rows: [CardValueReport.Row], _ part: KeyPath<CardValueReport.Row, Money>) -> Int64 {
        rows.reduce(0) { $0 + $1[keyPath: part].minorUnits }
    }

    @Test(arguments: ValuePeriod.allCases)
    func everyBreakdownAddsUpToWhatIsShownAbove(period: ValuePeriod) async throws {
        let model = try await loaded(nil, period)
        let report = try #require(model.report)
        for rows in [report.byCard, report.byCategory, report.byMonth] {
            #expect(sum(rows, \.redeemed) == model.redeemed.minorUnits)
            #expect(sum(rows, \.lost) == model.lost.minorUnits)
        }
        #expect(model.months.reduce(0) { $0 + $1.redeemed.minorUnits } == model.redeemed.minorUnits)
    }

    @Test func aUseOfTodayCountsThisYearAndNotInTheLast() async throws {
        let services = try await DependencyContainer.sample()
        let (now, before) = (try await loaded(services).redeemed, try await loaded(services, .lastYear).redeemed)
        let rides = try await services.benefits().fetchBenefits(card: nil, expiringWithin: nil).first {
            $0.benefit.displayName == "Ride credit"
        }
        _ = try await services.benefits().use(
            id: #require(rides).benefit.id, BenefitUseDraft(amount: .preview(4_00), day: services.context.today))
        #expect(try await loaded(services).redeemed.minorUnits == now.minorUnits + 4_00)
        #expect(try await loaded(services, .lastYear).redeemed == before)
    }

    @Test func monthsWithoutAnythingAreAmongTheMonths() async throws {
        let model = try await loaded(nil, .lastMonths)
        let numbers = model.months.map(\.month.number)
        let (first, last) = (try #require(numbers.first), try #require(numbers.last))
        #expect(numbers == Array(first...last) && numbers.count > 2)
        #expect(Month(number: first) >= Month(of: ValuePeriod.lastMonths.first(today: model.context.today)))
    }

    @Test func thePeriodIsInTheLink() async throws {
        let model = try await loaded()
        #expect(model.link(.thisYear) == Link(.cards(.value)))
        #expect(model.link(.lastYear) == Link(.cards(.value), query: [QueryItem("period", "last-year")]))
    }

    @Test func everyCardIsHeldAgainstItsFee() async throws {
        let model = try await loaded()
        #expect(model.feeYears.map(\.card.displayName) == model.report?.cards.map(\.displayName))
        #expect(model.feeYears.count == 8 && !model.isEmpty)
    }

    @Test func aFailureIsTheWholeScreensAndAWalletThatNeverHadACardIsEmpty() async throws {
        #expect(try await loaded(.sample(failing: .serverError(503))).state == .error(.serverError(503)))
        let empty = try await loaded(.sample(.empty))
        #expect(empty.state == .loaded && empty.isEmpty && empty.redeemed.isZero)
    }
}
