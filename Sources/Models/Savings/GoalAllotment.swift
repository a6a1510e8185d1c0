/// Divides what accounts hold among the parts of goals, so that no money counts twice.
///
/// Parts with an amount come first, then those without, each in the order of the goals. A part takes what its account still has, at most its amount, and never
/// more than its goal still needs.
package struct GoalAllotment: Hashable, Sendable {
    /// What each part has, in minor units: by goal, then by part, in the order in which they were handed in.
    package private(set) var parts: [[Int64]]
    /// What is left of each account.
    package private(set) var left: [ID<Account>: Int64]

    /// - Parameters:
    ///   - goals: in the order in which they are filled.
    ///   - balances: in minor units of the goals' currency; an account that is not there holds nothing.
    package init(_ goals: [SavingsGoal], balances: [ID<Account>: Int64]) {
        parts = goals.map { Array(repeating: 0, count: $0.parts.count) }
        left = balances.mapValues { max($0, 0) }
        var missing = goals.map(\.target.minorUnits)
        for isFixed in [true, false] {
            for (number, goal) in goals.enumerated() {
                for (place, part) in goal.parts.enumerated() where (part.amount != nil) == isFixed {
                    let there = left[part.account] ?? 0
                    let taken = min(there, part.amount?.minorUnits ?? .max, missing[number])
                    guard taken > 0 else { continue }
                    parts[number][place] = taken
                    left[part.account] = there - taken
                    missing[number] -= taken
                }
            }
        }
    }

    /// What a goal has, in minor units.
    package func saved(_ number: Int) -> Int64 { parts[number].reduce(0, +) }
}
