import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Savings

struct SavingsAccountDetailViewModelTests {
    private let household: SavingsHousehold

    init() async throws {
        household = try await SavingsHousehold()
    }

    private func loaded(_ balance: Int64, contribution: Int64 = 0, rate: Int64 = 0) async throws -> SavingsAccountDetailViewModel {
        let account = try await household.add("House", balance, contribution: contribution, rate: rate)
        let model = SavingsAccountDetailViewModel(SavingsContext(household.services), accountId: account.id.description)
        await model.loadData()
        return model
    }

    @Test func theFiguresAreThoseOfThePlan() async throws {
        let model = try await loaded(5_000_00, contribution: 500_00)
        #expect(model.projectionMonths == 12)
        #expect(model.currentBalance == household.money(5_000_00) && model.monthlyContribution == household.money(500_00))
        #expect(model.annualGrowth == household.money(6_000_00) && model.projectedBalance == household.money(11_000_00))
        #expect(model.projectionData().map(\.month) == Array(0...12))
        #expect(model.projectionData().last?.balance == model.projectedBalance)
        #expect(model.accountAge.english == "Today")
        #expect(model.createdDate == household.context.today.formatted(.medium, in: household.context.locale))
    }

    @Test func milestonesAreAboveTheBalanceWithMonthsRoundedUp() async throws {
        let model = try await loaded(9_999_99, contribution: 3_000_00)
        #expect(model.milestones.map(\.target.minorUnits) == [10_000_00, 25_000_00, 50_000_00, 100_000_00])
        #expect(model.milestones.map(\.months) == [1, 6, 14, 31])
        #expect(model.milestonesInSight.count == 2)
        model.projectionMonths = 18
        #expect(model.milestonesInSight.count == 3)
    }

    @Test func withoutAContributionNothingIsReached() async throws {
        let model = try await loaded(5_000_00)
        #expect(model.milestones.allSatisfy { $0.months == nil } && model.milestonesInSight.isEmpty)
    }

    @Test func whatIsTooLargeToWorkOutIsNoFigure() async throws {
        let account = try await household.add("House", 1_00, contribution: 1_00, rate: 1_000_000)
        try await household.setBalances(.max - 1_000_00)
        let model = SavingsAccountDetailViewModel(SavingsContext(household.services), accountId: account.id.description)
        await model.loadData()
        model.projectionMonths = 24
        #expect(model.currentBalance == household.money(.max - 1_000_00))
        #expect(model.projectedBalance == nil && model.projectionData().isEmpty)
    }

    @Test(arguments: [
        ("2024-08-15", "2 years, 3 months"), ("2025-11-22", "1 year"), ("2026-10-22", "1 month"), ("2026-10-23", "30 days"),
        ("2026-11-21", "1 day"), ("2026-11-22", "Today"), ("2026-11-23", "Today"), ("2025-10-31", "1 year"),
    ])
    func anAgeIsSaidInYearsAndMonths(since: String, said: String) throws {
        #expect(DurationText.age(since: try #require(Day(since)), today: try #require(Day("2026-11-22"))).english == said)
    }

    @Test func aThousandMonthsAndMoreAreSaidInWords() {
        #expect(DurationText.months(27).english == "2 years, 3 months" && DurationText.months(1_200).english == "100 years")
        #expect(DurationText.months(1_201).english == "more than 100 years")
    }
}
