import Testing

@testable import Models
@testable import SavingsModel

/// Milestones above the balance of an account.
@Suite struct MilestoneTests {
    private let today = Day(number: 20_600)

    private func account(
        _ balance: Int64, _ contribution: Int64, currency code: String = "USD", rate: InterestRate = .zero
    ) throws -> SavingsAccount {
        let currency = try #require(Currency(code: code))
        return SavingsAccount(
            account: Account(id: ID(rawValue: 1), name: "Rainy day", kind: .savings, currency: currency),
            balance: Money(minorUnits: balance, currency: currency),
            plan: SavingsPlan(contribution: Money(minorUnits: contribution, currency: currency), rate: rate), created: today,
            pace: SavingsPace(net: .zero(currency), days: 90))
    }

    private func goal(_ id: Int64, _ target: Int64, _ parts: [(Int64, Int64?)]) throws -> SavingsGoal {
        let dollar = try #require(Currency(code: "USD"))
        return SavingsGoal(
            id: ID(rawValue: id), name: "Goal \(id)", target: Money(minorUnits: target, currency: dollar),
            parts: parts.enumerated().map { place, part in
                GoalPart(
                    id: ID(rawValue: id * 100 + Int64(place)), account: ID(rawValue: part.0),
                    amount: part.1.map { Money(minorUnits: $0, currency: dollar) })
            })
    }

    @Test func milestonesAreAboveTheBalance() throws {
        let ahead = Milestone.upcoming(for: try account(5_000_00, 500_00), goals: [], today: today)
        #expect(ahead.map(\.target.minorUnits) == [10_000_00, 25_000_00, 50_000_00, 100_000_00])
        #expect(ahead.map(\.progress) == [5_000, 2_000, 1_000, 500])
        #expect(ahead.map(\.months) == [10, 40, 90, 190])
        #expect(Milestone.upcoming(for: try account(10_000_00, 1), goals: [], today: today).first?.target.minorUnits == 25_000_00)
        #expect(Milestone.upcoming(for: try account(100_000_00, 1), goals: [], today: today) == [])
    }

    @Test func monthsAreRoundedUpWithADay() throws {
        let first = try #require(Milestone.upcoming(for: try account(5_000_00, 600_00), goals: [], today: today).first)
        #expect(first.months == 9)
        #expect(first.day == SavingsProjection.day(9, after: today))
    }

    @Test func withoutContributionAndRateNothingIsReachable() throws {
        #expect(Milestone.upcoming(for: try account(5_000_00, 0), goals: [], today: today).allSatisfy { $0.months == nil && $0.day == nil })
        let rate = try #require(InterestRate(millionths: 45_000))
        #expect(Milestone.upcoming(for: try account(5_000_00, 0, rate: rate), goals: [], today: today).first?.months == 186)
    }

    @Test func currenciesWithoutDecimalsCountAHundredTimesAsMuch() throws {
        #expect(
            Milestone.upcoming(for: try account(500_000, 1, currency: "JPY"), goals: [], today: today).map(\.target.minorUnits)
                == [1_000_000, 2_500_000, 5_000_000, 10_000_000])
        #expect(
            Milestone.upcoming(for: try account(0, 1, currency: "KWD"), goals: [], today: today).first?.target.minorUnits == 10_000_000)
    }

    private func ahead(of account: SavingsAccount, _ goals: [SavingsGoal]) -> [Milestone] {
        let source = GoalForecast.Source(id: account.id, balance: account.balance, plan: account.plan)
        return Milestone.upcoming(for: account, goals: GoalForecast(goals, sources: [source], today: today).goalProgress(), today: today)
    }

    @Test func goalsFundedByTheAccountAloneAreIncluded() throws {
        let account = try account(5_000_00, 500_00)
        let named = try #require(ahead(of: account, [try goal(7, 8_000_00, [(1, nil)])]).first)
        #expect(named.target.minorUnits == 8_000_00 && named.name == "Goal 7" && named.progress == 6_250 && named.months == 6)
        #expect(ahead(of: account, [try goal(8, 25_000_00, [(1, nil)])]).map(\.name) == [nil, "Goal 8", nil, nil])
        for goal in [
            try goal(9, 9_000_00, [(1, 100_00)]), try goal(10, 9_000_00, [(1, nil), (2, nil)]), try goal(11, 9_000_00, [(2, nil)]),
            try goal(12, 4_000_00, [(1, nil)]),
        ] {
            #expect(ahead(of: account, [goal]).allSatisfy { $0.goal == nil })
        }
    }

    @Test func sharedGoalsHaveTheProgressOfTheGoalList() throws {
        let goals = [try goal(7, 6_000_00, [(1, nil)]), try goal(8, 8_000_00, [(1, nil)]), try goal(9, 700_00, [(1, 500_00)])]
        let ahead = ahead(of: try account(5_000_00, 500_00), goals)
        #expect(ahead.map(\.target.minorUnits) == [6_000_00, 8_000_00, 10_000_00, 25_000_00, 50_000_00, 100_000_00])
        // 500.00 are allotted, 4,500.00 fill the first goal, and the second needs 14,500.00.
        #expect(ahead.prefix(3).map(\.progress) == [7_500, 0, 5_000])
        #expect(ahead.prefix(3).map(\.months) == [3, 19, 10])
    }

    @Test func progressIsRoundedDownAndClamped() throws {
        #expect(Milestone.upcoming(for: try account(9_999_99, 1), goals: [], today: today).first?.progress == 9_999)
        #expect(Milestone.upcoming(for: try account(-50_00, 1), goals: [], today: today).first?.progress == 0)
    }

    @Test func daysBeyondTheCalendarAreNil() throws {
        let first = try #require(Milestone.upcoming(for: try account(0, 1), goals: [], today: today).first)
        #expect(first.months == 1_000_000 && first.day == nil)
    }
}
