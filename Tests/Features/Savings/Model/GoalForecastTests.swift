import TestTools
import Testing

@testable import Models
@testable import SavingsModel

/// Progress and forecasts of goals.
@Suite struct GoalForecastTests {
    private let today = Day(number: 20_600)

    private func dollars(_ units: Int64) throws -> Money { Money(minorUnits: units, currency: try #require(Currency(code: "USD"))) }

    private func goal(
        _ id: Int64, _ target: Int64, by months: Int? = nil, _ parts: [(account: Int64, amount: Int64?)] = [(1, nil)]
    ) throws -> SavingsGoal {
        SavingsGoal(
            id: ID(rawValue: id), name: "Goal \(id)", target: try dollars(target),
            by: months.map { SavingsProjection.day($0, after: today) },
            parts: try parts.enumerated().map { place, part in
                GoalPart(
                    id: ID(rawValue: id * 100 + Int64(place)), account: ID(rawValue: part.account), amount: try part.amount.map(dollars))
            }, position: Int(id))
    }

    private func source(_ id: Int64, _ balance: Int64, _ contribution: Int64 = 0, rate: Int64 = 0) throws -> GoalForecast.Source {
        GoalForecast.Source(
            id: ID(rawValue: id), balance: try dollars(balance),
            plan: SavingsPlan(contribution: try dollars(contribution), rate: try #require(InterestRate(millionths: rate))))
    }

    private func goalProgress(_ goals: [SavingsGoal], _ sources: [GoalForecast.Source]) -> [GoalProgress] {
        GoalForecast(goals, sources: sources, today: today).goalProgress()
    }

    @Test func neededPerMonthIsTheMissingAmountOverTheRemainingMonths() throws {
        let goal = try goal(1, 10_000_00, by: 12)
        let behind = try #require(goalProgress([goal], [try source(1, 4_000_00, 499_99)]).first)
        #expect(behind.saved.minorUnits == 4_000_00 && behind.share == 4_000)
        #expect(behind.neededPerMonth?.minorUnits == 500_00)
        #expect(behind.status == .behind && behind.reachedAfter == 13)
        let onTrack = try #require(goalProgress([goal], [try source(1, 4_000_00, 500_00)]).first)
        #expect(onTrack.status == .onTrack && onTrack.reachedAfter == 12 && onTrack.reachedOn == goal.by)
    }

    @Test func neededPerMonthIsRoundedUp() throws {
        #expect(goalProgress([try goal(1, 100_00, by: 3)], [try source(1, 0)]).first?.neededPerMonth?.minorUnits == 33_34)
    }

    @Test func interestCountsForTheStatus() throws {
        let goal = try goal(1, 18_001_97, by: 24)
        #expect(goalProgress([goal], [try source(1, 5_000_00, 500_00, rate: 45_000)]).first?.status == .onTrack)
        #expect(goalProgress([goal], [try source(1, 5_000_00, 500_00)]).first?.status == .behind)
    }

    @Test func aGoalWithoutADayHasNoSchedule() throws {
        let progress = try #require(goalProgress([try goal(1, 10_000_00)], [try source(1, 4_000_00, 500_00)]).first)
        #expect(progress.status == .noDate && progress.neededPerMonth == nil && progress.reachedAfter == 12)
        #expect(goalProgress([try goal(1, 10_000_00)], [try source(1, 4_000_00)]).first?.reachedAfter == nil)
    }

    @Test func aReachedGoalHoldsAtMostItsTarget() throws {
        let progress = try #require(goalProgress([try goal(1, 3_000_00, by: 5)], [try source(1, 5_000_00)]).first)
        #expect(progress.status == .reached && progress.saved.minorUnits == 3_000_00 && progress.share == 10_000)
        #expect(progress.neededPerMonth?.isZero == true && progress.reachedAfter == 0)
    }

    @Test func aNearDayNeedsTheWholeAmount() throws {
        var near = try goal(1, 1_000_00)
        near.by = today.adding(days: 20)
        let progress = try #require(goalProgress([near], [try source(1, 400_00, 100_00)]).first)
        #expect(progress.status == .behind && progress.neededPerMonth?.minorUnits == 600_00)
        // A contribution may still arrive before the day.
        #expect(goalProgress([near], [try source(1, 400_00, 600_00)]).first?.status == .onTrack)
    }

    @Test func aPastDayNeedsNothing() throws {
        var past = try goal(1, 1_000_00)
        past.by = today.adding(days: -1)
        let progress = try #require(goalProgress([past], [try source(1, 400_00, 5_000_00)]).first)
        #expect(progress.status == .behind && progress.neededPerMonth == nil && progress.missing.minorUnits == 600_00)
        #expect(progress.isOverdue(on: today) && !progress.isOverdue(on: today.adding(days: -1)))
    }

    /// 100.00 on the 15th of each month, for a day in the middle of a month.
    @Test func aPlanOnScheduleIsOnTrackEveryDay() throws {
        var goal = try goal(1, 700_00)
        goal.by = Day("2026-06-10")
        var balance: Int64 = 200_00
        var day = try #require(Day("2026-01-05"))
        while day < goal.by ?? day {
            if day.parts.day == 15 { balance += 100_00 }
            let progress = GoalForecast([goal], sources: [try source(1, balance, 100_00)], today: day).goalProgress()[0]
            #expect(progress.status == (balance >= 700_00 ? .reached : .onTrack), "\(day)")
            #expect(progress.neededPerMonth?.minorUnits ?? 0 <= 100_00, "\(day)")
            day = day.adding(days: 1)
        }
        #expect(balance == 700_00)
    }

    @Test func aPlanCountsOnlyForSavingsAccounts() throws {
        let plan = SavingsPlan(contribution: try dollars(100_00))
        var account = Account(id: ID(rawValue: 1), name: "A", kind: .savings, currency: plan.contribution.currency)
        func reached() throws -> Int? {
            let source = GoalForecast.Source(account, holding: try dollars(0), plan: plan)
            return goalProgress([try goal(1, 1_000_00)], [source]).first?.reachedAfter
        }
        #expect(try reached() == 10)
        account.isArchived = true
        #expect(try reached() == nil)
        (account.isArchived, account.kind) = (false, .checking)
        #expect(try reached() == nil)
    }

    @Test func partsLimitedBelowTheTargetAreReported() throws {
        let sources = [try source(1, 50_00, 500_00)]
        #expect(goalProgress([try goal(1, 1_000_00, [(1, 300_00), (1, 500_00)])], sources).first?.maxTotalOfParts?.minorUnits == 800_00)
        #expect(goalProgress([try goal(1, 1_000_00, [(1, 300_00), (1, 700_00)])], sources).first?.maxTotalOfParts == nil)
        #expect(goalProgress([try goal(1, 1_000_00, [(1, 300_00), (1, nil)])], sources).first?.maxTotalOfParts == nil)
    }

    @Test func moneyIsAllottedOnceInGoalOrder() throws {
        let goals = [try goal(1, 3_000_00), try goal(2, 4_000_00)]
        let goalProgress = goalProgress(goals, [try source(1, 5_000_00, 500_00)])
        #expect(goalProgress.map(\.saved.minorUnits) == [3_000_00, 2_000_00])
        #expect(goalProgress.map(\.reachedAfter) == [0, 4])
        var turned = goals
        (turned[0].position, turned[1].position) = (2, 1)
        #expect(self.goalProgress(turned, [try source(1, 5_000_00)]).map(\.saved.minorUnits) == [4_000_00, 1_000_00])
    }

    @Test func partsWithAnAmountComeFirst() throws {
        let goals = [try goal(1, 9_000_00), try goal(2, 4_000_00, [(1, 700_00), (2, nil)])]
        let goalProgress = goalProgress(goals, [try source(1, 1_000_00), try source(2, 50_00)])
        #expect(goalProgress.map(\.saved.minorUnits) == [300_00, 750_00])
        #expect(goalProgress[1].parts.map(\.minorUnits) == [700_00, 50_00])
    }

    @Test func aPartIsLimitedToItsAmount() throws {
        let progress = try #require(goalProgress([try goal(1, 1_000_00, by: 24, [(1, 400_00)])], [try source(1, 300_00, 100_00)]).first)
        #expect(progress.saved.minorUnits == 300_00 && progress.status == .behind && progress.reachedAfter == nil)
    }

    @Test func severalAccountsFundOneGoal() throws {
        let goal = try goal(1, 10_000_00, by: 10, [(1, nil), (2, nil), (3, nil)])
        let progress = try #require(
            goalProgress([goal], [try source(1, 1_000_00, 300_00), try source(2, 2_000_00, 400_00), try source(3, -90_00, 0)]).first)
        #expect(progress.parts.map(\.minorUnits) == [1_000_00, 2_000_00, 0])
        #expect(progress.status == .onTrack && progress.reachedAfter == 10)
    }

    @Test func partsAndRestAddUpToTheBalances() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for round in 0..<300 {
            let accounts = (1...Int64.random(in: 1...4, using: &random)).map { ($0, Int64.random(in: -500...5_000, using: &random)) }
            let goals = try (1...Int64.random(in: 1...5, using: &random)).map { id in
                try goal(
                    id, Int64.random(in: 1...3_000, using: &random),
                    (0..<Int.random(in: 1...3, using: &random)).map { _ in
                        (
                            Int64.random(in: 1...5, using: &random),
                            Bool.random(using: &random) ? Int64.random(in: 1...900, using: &random) : nil
                        )
                    })
            }
            let balances = Dictionary(uniqueKeysWithValues: accounts.map { (ID<Account>(rawValue: $0.0), $0.1) })
            let allotment = GoalAllotment(goals, balances: balances)
            var given: [ID<Account>: Int64] = [:]
            for (number, goal) in goals.enumerated() {
                #expect(allotment.saved(number) <= goal.target.minorUnits, "seed \(seed), round \(round)")
                for (part, units) in zip(goal.parts, allotment.parts[number]) {
                    #expect(units >= 0 && units <= part.amount?.minorUnits ?? .max, "seed \(seed), round \(round)")
                    given[part.account, default: 0] += units
                }
            }
            for (id, balance) in balances {
                #expect((given[id] ?? 0) + (allotment.left[id] ?? 0) == max(balance, 0), "seed \(seed), round \(round)")
            }
        }
    }

    @Test func theForecastOfAGoalStaysAtItsTarget() throws {
        let forecast = GoalForecast([try goal(1, 1_000_00)], sources: [try source(1, 400_00, 250_00)], today: today)
        #expect(
            forecast.points(of: ID(rawValue: 1), months: 5).map(\.balance.minorUnits)
                == [400_00, 650_00, 900_00, 1_000_00, 1_000_00, 1_000_00])
        let still = GoalForecast([try goal(1, 1_000_00)], sources: [try source(1, 400_00)], today: today)
        #expect(still.points(of: ID(rawValue: 1), months: 3).map(\.balance.minorUnits) == [400_00, 400_00, 400_00, 400_00])
    }

    @Test func amountsOfALifetimeDoNotOverflow() throws {
        let largest = SavingsRule.largest(in: try #require(Currency(code: "USD"))).minorUnits
        let progress = try #require(
            goalProgress([try goal(1, largest, by: 240)], [try source(1, largest - 1, largest, rate: 1_000_000)]).first)
        #expect(progress.status == .onTrack && progress.reachedAfter == 1 && progress.share == 9_999)
    }
}
