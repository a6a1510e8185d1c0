package import Models

/// Allots account balances to the parts of goals without counting any money twice.
///
/// Parts with an amount come first, then those without, each in goal order. A part gets the rest of its account, at most its amount and at most the
/// missing amount of its goal; if the part counts from a balance on, at most the amount above it.
package struct GoalAllotment: Hashable, Sendable {
    /// The allotted amount of each part, in minor units: by goal, then by part, in input order.
    package private(set) var parts: [[Int64]]
    /// The unallotted rest of each account.
    package private(set) var left: [ID<Account>: Int64]

    /// - Parameters:
    ///   - goals: in the order in which they are filled.
    ///   - balances: in minor units of the goals' currency; a missing account counts as zero.
    package init(_ goals: [SavingsGoal], balances: [ID<Account>: Int64]) {
        parts = goals.map { Array(repeating: 0, count: $0.parts.count) }
        left = balances.mapValues { max($0, 0) }
        var missing = goals.map(\.target.minorUnits)
        for isFixed in [true, false] {
            for (number, goal) in goals.enumerated() {
                for (place, part) in goal.parts.enumerated() where (part.amount != nil) == isFixed {
                    let there = left[part.account] ?? 0
                    let counted = max((balances[part.account] ?? 0).subtractingClamped(part.countsFrom), 0)
                    let taken = min(there, counted, part.amount?.minorUnits ?? .max, missing[number])
                    guard taken > 0 else { continue }
                    parts[number][place] = taken
                    left[part.account] = there - taken
                    missing[number] -= taken
                }
            }
        }
    }

    /// The total allotted to a goal, in minor units.
    func saved(_ number: Int) -> Int64 { parts[number].reduce(0, +) }
}
