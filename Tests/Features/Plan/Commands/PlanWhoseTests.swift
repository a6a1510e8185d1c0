import CommandTestSupport
import Models
import Services
import Testing

/// Whose figures `coffer budget`, `plan` and `forecast` print. Today is 1 July 2026.
struct PlanWhoseTests {

    private func household() async throws -> DividedSession {
        let divided = try await DividedSession()
        let result = try await divided.nobody.run("budget", "set", "groceries", "300", "--from", "2026-07")
        try #require(result.status == 0, "\(result.messages)")
        return divided
    }

    private func csv(_ session: CommandSession, _ words: String...) async throws -> String {
        let result = try await session.run(words + ["--output", "csv"])
        #expect(result.status == 0, "\(words): \(result.messages)")
        return result.output
    }

    /// The sessions and options with what was spent of 300.00.
    private func views(of divided: DividedSession) -> [(session: CommandSession, options: [String], spent: String, left: String)] {
        [
            (divided.ada, ["--whose", "ours"], "120.00", "180.00"), (divided.ada, ["--whose", "mine"], "30.00", "270.00"),
            (divided.ada, ["--whose", "all"], "150.00", "150.00"), (divided.ada, [], "150.00", "150.00"),
            (divided.grace, [], "120.00", "180.00"), (divided.grace, ["--whose", "mine"], "0.00", "300.00"),
            (divided.nobody, [], "150.00", "150.00"), (divided.nobody, ["--whose", "ours"], "120.00", "180.00"),
        ]
    }

    @Test func budgetsAndThePlanCountTheAccountsOfThePerspective() async throws {
        let divided = try await household()
        for (session, options, spent, left) in views(of: divided) {
            let budget = try await session.run(["budget", "--output", "csv"] + options)
            #expect(budget.output.contains("Groceries,300.00,\(spent),\(left),0.00,EUR"), "\(options): \(budget.output)")
            let plan = try await session.run(["plan", "--output", "csv"] + options)
            #expect(plan.output.contains("spent,,\(spent),EUR") && plan.output.contains("left,,\(left),EUR"), "\(options): \(plan.output)")
        }
    }

    @Test func theForecastIsOfTheAccountsOfThePerspective() async throws {
        let divided = try await household()
        let ours = try await csv(divided.ada, "forecast", "--whose", "ours")
        #expect(ours.contains("Joint,2880.00,") && !ours.contains("Purse"))
        let mine = try await csv(divided.ada, "forecast", "--whose", "mine")
        #expect(mine.contains("Purse,870.00,") && !mine.contains("Joint"))
        let all = try await csv(divided.ada, "forecast")
        #expect(all.contains("Joint,2880.00,") && all.contains("Purse,870.00,"))
        #expect(try await !csv(divided.nobody, "forecast", "--whose", "ours").contains("Purse"))
    }

    @Test func mineWithoutAMemberIsAnError() async throws {
        let divided = try await household()
        for command in ["budget", "plan", "forecast"] {
            let result = try await divided.nobody.run(command, "--whose", "mine")
            #expect(result.status == 64 && result.output == "" && result.messages.contains("--as"), "\(command)")
        }
    }
}
