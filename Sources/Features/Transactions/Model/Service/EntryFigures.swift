package import Models

/// Count and sums of a list of transactions: exact from totals if it is filtered by accounts and days only, else of the examined entries, at most
/// 5,000.
package struct EntryFigures: Hashable, Sendable {
    package var count: Int
    /// Whether `count` is complete; otherwise there are more.
    package var isCountComplete: Bool
    /// The sums of completed entries, one for each currency; nil if one is too large. A transfer between two listed accounts adds nothing.
    package var sums: [Money]?
    /// The same sums as what came in and what left, and by category; nil if one is too large, or if an account has too many entries to add them up.
    package var movements: EntryMovements?
    /// Whether `sums` and `movements` cover the whole list.
    package var areSumsComplete: Bool
    /// The earliest day included in the count and the sums, if they are incomplete.
    package var lookedBackTo: Day?

    package init(
        count: Int, isCountComplete: Bool, sums: [Money]?, movements: EntryMovements?, areSumsComplete: Bool, lookedBackTo: Day? = nil
    ) {
        self.count = count
        self.isCountComplete = isCountComplete
        self.sums = sums
        self.movements = movements
        self.areSumsComplete = areSumsComplete
        self.lookedBackTo = lookedBackTo
    }
}
