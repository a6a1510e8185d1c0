import Models
import ScreenTestSupport
import Services
import Testing

/// What private accounts and perspectives cost: the figures of a household come from totals, whoever looks at them.
///
/// One after the other, since the count is of all that happens in a database.
@Suite(.serialized) struct PerspectiveStepsTests {
    private static let paths = ["/", "/?period=6m", "/insights", "/plan"]

    /// How many times the steps of an undivided household a screen of a divided one may take: each row is compared with the accounts that are
    /// closed, and sums that several accounts share are added up from the parts of each.
    private static let most = 4

    /// How many times the growth of an undivided household.
    private static let mostGrowth = 1.3

    /// Lines of each payee and account on a day.
    private static let densities = (small: 1, large: 8)

    @Test func aDividedHouseholdCostsNoMoreThanSoManyTimesAnUndividedOne() async throws {
        let undivided = try await PerspectiveHousehold(density: Self.densities.small, isDivided: false)
        let divided = try await PerspectiveHousehold(density: Self.densities.small, isDivided: true)
        for path in Self.paths {
            let plain = try await undivided.steps(path, as: undivided.ada)
            for member in [divided.ada, divided.grace] {
                for whose in Perspective.allCases {
                    try await member.look(at: whose)
                    let steps = try await divided.steps(path, as: member)
                    #expect(steps <= plain * Self.most, "\(path), \(whose): \(steps) and \(plain) steps")
                }
            }
        }
    }

    @Test func noPerspectiveGrowsMoreWithTheHistory() async throws {
        let small = try await PerspectiveHousehold(density: Self.densities.small, isDivided: true)
        let large = try await PerspectiveHousehold(density: Self.densities.large, isDivided: true)
        let undivided = (
            small: try await PerspectiveHousehold(density: Self.densities.small, isDivided: false),
            large: try await PerspectiveHousehold(density: Self.densities.large, isDivided: false)
        )
        for path in Self.paths {
            let few = try await undivided.small.steps(path, as: undivided.small.ada)
            let many = try await undivided.large.steps(path, as: undivided.large.ada)
            let whole = Double(many) / Double(few)
            for whose in Perspective.allCases {
                for (few, many) in [(small.ada, large.ada), (small.grace, large.grace)] {
                    try await few.look(at: whose)
                    try await many.look(at: whose)
                    let (before, after) = (try await small.steps(path, as: few), try await large.steps(path, as: many))
                    #expect(
                        Double(after) <= Double(before) * whole * Self.mostGrowth,
                        "\(path), \(whose): \(before) and \(after) steps, \(whole) times as many without accounts of members")
                }
            }
        }
    }

    /// Without accounts of members a choice changes nothing.
    @Test func aChoiceCostsAnUndividedHouseholdNothing() async throws {
        let undivided = try await PerspectiveHousehold(density: Self.densities.small, isDivided: false)
        for path in Self.paths {
            let plain = try await undivided.steps(path, as: undivided.ada)
            try await undivided.ada.look(at: .mine)
            let steps = try await undivided.steps(path, as: undivided.ada)
            #expect(abs(steps - plain) <= 200, "\(path): \(steps) and \(plain) steps")
            try await undivided.ada.look(at: .all)
        }
    }
}
