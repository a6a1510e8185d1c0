import Models
import PlanModel
import TestTools
import Testing

/// Random budgets against a model that goes through the months one by one.
struct RandomBudgetTests {

    @Test(arguments: 1...300 as ClosedRange<UInt64>)
    func aBudgetIsWhatTheMonthsSay(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let euro = currency("EUR")
        let start = Month(number: 24_000)
        let length = Int.random(in: 1...60, using: &random)
        var steps: [BudgetStep] = []
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let from = start.adding(months: Int.random(in: 0..<length, using: &random))
            let budget = Budget(
                amount: Money(minorUnits: .random(in: 0...500_00, using: &random), currency: euro),
                period: Int.random(in: 0...2, using: &random) > 0 ? .month : BudgetPeriod.allCases.randomElement(using: &random) ?? .year,
                carryOver: CarryOver.allCases.randomElement(using: &random) ?? .off)
            steps.append(BudgetStep(from: from, budget: Int.random(in: 0...5, using: &random) == 0 ? nil : budget))
        }
        let spent = (0..<length).map { _ in Int64.random(in: -100_00...600_00, using: &random) }
        let budget = CategoryBudget(steps)
        for index in 0..<length {
            let month = start.adding(months: index)
            let found = try budget.statuses(through: month, since: month) { _, months in
                let numbers = months.lowerBound.number...months.upperBound.number
                return Money(minorUnits: numbers.reduce(0) { $0 + spent[Int($1 - start.number)] }, currency: euro)
            }.last
            let expected = Self.model(steps, spent, start: start, through: index)
            #expect(found?.left.minorUnits == expected?.left, "seed \(seed), month \(index)")
            #expect(found?.carried.minorUnits == expected?.carried, "seed \(seed), month \(index)")
            #expect(found?.spent.minorUnits == expected?.spent, "seed \(seed), month \(index)")
        }
    }

    /// Goes through the months and closes a period when it is full or its budget changes to another period or ends.
    private static func model(
        _ steps: [BudgetStep], _ spent: [Int64], start: Month, through last: Int
    ) -> (left: Int64, carried: Int64, spent: Int64)? {
        func budget(_ index: Int) -> Budget? {
            let month = start.adding(months: index)
            return steps.enumerated().filter { $0.element.from <= month }.max {
                ($0.element.from, $0.offset) < ($1.element.from, $1.offset)
            }?
            .element.budget
        }
        var (carried, sum, length): (Int64, Int64, Int) = (0, 0, 0)
        for index in 0...last {
            guard let now = budget(index) else {
                (carried, sum, length) = (0, 0, 0)
                continue
            }
            if length > 0, let before = budget(index - 1), before.period != now.period || length == before.period.months {
                let rest = before.amount.minorUnits + carried - sum
                carried =
                    switch before.carryOver {
                    case .off: 0
                    case .both: rest
                    case .overspending: rest < 0 ? rest : 0
                    case .surplus: rest > 0 ? rest : 0
                    }
                (sum, length) = (0, 0)
            }
            sum += spent[index]
            length += 1
        }
        return budget(last).map { ($0.amount.minorUnits + carried - sum, carried, sum) }
    }
}
