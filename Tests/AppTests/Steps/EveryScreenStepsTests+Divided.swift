import Models
import Testing

@testable import App

/// What accounts of members cost: nothing where there are none, and no more with the history than without them.
extension EveryScreenStepsTests {

    /// How many times as much the steps of a screen may grow with the history as those of the same screen of an undivided household.
    private static let mostGrowth = 1.3

    /// Screens whose steps grow with the history, too, which other tests bound.
    private static let growing = ["/transactions", "/insights/changes", "/?period=3m", "/accounts/review"]

    /// Screens of figures, which count a part of the accounts.
    private static let figures = [
        "/", "/insights", "/insights/spending", "/insights/income", "/insights/cash-flow?period=all", "/insights/net-worth?period=all",
        "/insights/years", "/insights/budgets", "/plan", "/plan/budgets", "/plan/forecast",
    ]

    @Test func noScreenOfADividedHouseholdGrowsMore() async throws {
        let (both, divided) = (try await SteppedHouseholds.both(), try await SteppedHouseholds.bothDivided())
        let paths = (
            small: Self.paths(both.small) + Self.growing, large: Self.paths(both.large) + Self.growing,
            dividedSmall: Self.paths(divided.small) + Self.growing, dividedLarge: Self.paths(divided.large) + Self.growing
        )
        try #require(Set([paths.small, paths.large, paths.dividedSmall, paths.dividedLarge].map(\.count)).count == 1)
        for index in paths.small.indices {
            let whole = try await Self.growth(both, (paths.small[index], paths.large[index]))
            let parts = try await Self.growth(divided, (paths.dividedSmall[index], paths.dividedLarge[index]))
            #expect(parts <= max(1, whole) * Self.mostGrowth, "\(paths.small[index]): \(parts) instead of \(whole) times as many steps")
        }
    }

    @Test(arguments: Perspective.allCases) func figuresOfAPartGrowNoMore(perspective: Perspective) async throws {
        let (both, divided) = (try await SteppedHouseholds.both(), try await SteppedHouseholds.bothDivided())
        for household in [divided.small, divided.large] { try await household.show(perspective) }
        for path in Self.figures {
            let whole = try await Self.growth(both, (path, path))
            let parts = try await Self.growth(divided, (path, path))
            #expect(parts <= max(1, whole) * Self.mostGrowth, "\(path): \(parts) instead of \(whole) times as many steps")
        }
        for household in [divided.small, divided.large] { try await household.show(.all) }
    }

    /// How many times as many steps a screen takes with a long history as with a short one.
    private static func growth(_ households: SteppedHouseholds, _ paths: (small: String, large: String)) async throws -> Double {
        let few = try await households.small.visit(paths.small)
        let many = try await households.large.visit(paths.large)
        #expect(few.status == many.status && isShown(few.status), "\(paths.small): \(few.status) and \(many.status)")
        return Double(many.steps) / Double(max(1, few.steps))
    }

    /// A household is undivided again once its last account of a member is given back: every screen runs as many statements as without such an
    /// account, and one more for what its reader sees while there is one.
    @Test func anUndividedHouseholdRunsNoStatementMore() async throws {
        // Of its own, since others compare what the shared ones cost.
        let household = try await SteppedHousehold(.small)
        try await household.give(household.savings, toOwner: true)
        try await household.give(household.savings, toOwner: false)
        let before = try await Self.statements(of: household)
        try await household.give(household.savings, toOwner: true)
        let divided = try await Self.statements(of: household)
        try await household.give(household.savings, toOwner: false)
        let after = try await Self.statements(of: household)
        for (path, count) in before {
            #expect(after[path] == count, "\(path): \(count) statements before, \(after[path] ?? 0) after")
        }
        for path in ["/", "/accounts", "/transactions", "/insights", "/plan"] {
            let (few, more) = (try #require(before[path]), try #require(divided[path]))
            #expect(few < more, "\(path): \(few) statements without accounts of members, \(more) with one")
        }
    }

    private static func statements(of household: SteppedHousehold) async throws -> [String: Int] {
        var statements: [String: Int] = [:]
        for path in Set(paths(household) + growing + figures).sorted() {
            // What the first visit stores is not stored again.
            _ = try await household.visit(path)
            statements[path] = try await household.visit(path).statements
        }
        return statements
    }
}
