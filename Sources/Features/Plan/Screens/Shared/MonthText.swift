import Models
import ScreenKit

/// The month that a link names, as `2026-11`.
enum MonthText {
    /// - Returns: this household month for an empty or unreadable text.
    static func month(_ text: String, in context: PlanContext) -> Month {
        let current = context.household.month(of: context.today)
        guard let first = Day("\(text)-01"), (1900...5000).contains(first.year) else { return current }
        return first.monthOfYear
    }
}
