import HTML
import Localization
import Models
import TestSupport
import Testing

@testable import Savings
@testable import SavingsModel

struct GoalRowTests {
    private static let dollar = Currency(code: "USD").unsafelyUnwrapped

    private func markup(_ progress: GoalProgress, showsAmounts: Bool = true) -> String {
        var page = PageContext()
        page.texts = TextEnvironment(showsAmounts: showsAmounts)
        var writer = HTMLWriter(page: page)
        GoalRow(progress, path: "/").render(into: &writer)
        return writer.string
    }

    @Test func aGoalSaysInWordsHowItStands() {
        #expect(GoalStatus.allCases.map(\.title) == ["Reached", "On track", "Behind", "No date"])
        let goal = SavingsGoal(
            id: ID(rawValue: 7), name: "Roof", target: Money(minorUnits: 100_000, currency: Self.dollar), by: Day(number: 20_527), parts: []
        )
        let progress = GoalProgress(
            goal: goal, saved: Money(minorUnits: 25_000, currency: Self.dollar), parts: [], status: .behind, neededPerMonth: nil,
            reachedAfter: nil, reachedOn: nil)
        let page = markup(progress)
        #expect(page.contains("$250 of $1,000 · by Mar 15, 2026") && page.contains("Behind") && page.contains("25 %"))
        #expect(!markup(progress, showsAmounts: false).contains("$"))
    }
}
