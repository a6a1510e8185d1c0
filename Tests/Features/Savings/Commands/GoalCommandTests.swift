import CommandTestSupport
import Models
import SavingsModel
import Services
import TestTools
import Testing

struct GoalCommandTests {

    @Test func goalsKeepTheirShape() async throws {
        let session = try await CommandSession.withSavings()
        let ids = try await session.goals().map(\.id)
        let result = try await session.run("goals", "--output", "json")
        #expect(
            result.output == """
                [{"id":"\(ids[0])","name":"Kitchen","target":"20000.00","saved":"4900.00","currency":"EUR","progress":0.245,\
                "by":"2027-07-01","status":"behind","neededPerMonth":"1258.34","reachedOn":"2028-11-01","accounts":["Savings"]},\
                {"id":"\(ids[1])","name":"Bicycle","target":"900.00","saved":"100.00","currency":"EUR","progress":0.1111,"by":null,\
                "status":"noDate","neededPerMonth":null,"reachedOn":null,"accounts":["Savings"]}]

                """)
        let csv = try await session.run("goals", "--output", "csv").output
        #expect(csv.contains("\(ids[1]),Bicycle,900.00,100.00,EUR,0.1111,,noDate,,,Savings\r\n"))
        let table = try await session.run("goals").output
        #expect(table.contains("24 %") && table.contains("no date") && table.contains("never") && table.contains("behind"))
        #expect(try await CommandSession().run("goals").output.hasPrefix("No goals yet. Add one with: coffer add goal NAME"))
    }

    @Test func aGoalIsFilledFromAccountsOrPartsOfThem() async throws {
        let session = try await CommandSession.withSavings()
        try await session.addAccount("Savings=7", .savings, opening: 2_400_00)
        let result = try await session.run(
            "add", "goal", "Lisbon", "--target", "2400", "--by", "2027-05-01", "--account", "Savings", "--account", "Savings=500",
            "--account", "Savings=7")
        let goal = try #require(try await session.goals().last)
        #expect(result.output == "Added Lisbon, 2400.00 EUR of 2400.00 by 2027-05-01: reached, \(goal.id)\n")
        #expect(goal.name == "Lisbon" && goal.target == Money.euros(2_400_00) && goal.by == day("2027-05-01"))
        let savings = try await session.account("Savings").id
        // The last one is the account of that name.
        #expect(goal.parts.map(\.account) == [savings, savings, try await session.account("Savings=7").id])
        #expect(goal.parts.map(\.amount) == [nil, Money.euros(500_00), nil])
    }

    @Test(arguments: ["0", "-5", "x", "1,5", "1000000000001", "999999999999999999"])
    func anInvalidTargetIsRefused(target: String) async throws {
        let session = try await CommandSession.withSavings()
        let result = try await session.run("add", "goal", "A", "--account", "Savings", "--target", target)
        #expect(result.status == 64 && result.messages.contains("Target must be a valid number above zero"))
        #expect(try await session.goals().count == 2)
    }

    @Test func anInvalidAccountIsRefused() async throws {
        let session = try await CommandSession.withSavings()
        let goal = ["add", "goal", "A", "--target", "5"]
        #expect(try await session.run(goal).messages.contains("Choose an account"))
        let other = try await session.run(goal + ["--account", "Checking"])
        #expect(other.status == 64)
        #expect(other.messages == "--account: Checking is not an account of the kinds savings and deposit\n")
        let none = try await session.run(goal + ["--account", "Nest=5"])
        #expect(none.status == 1 && none.messages == "Resource not found: account \"Nest\"\n")
        let zero = try await session.run(goal + ["--account", "Savings=0"])
        #expect(zero.status == 64 && zero.messages == "--account: Amount must be a valid number above zero\n")
        #expect(try await session.goals().count == 2)
    }

    @Test func aGoalIsEditedByIdOrNameAndKeepsTheRest() async throws {
        let session = try await CommandSession.withSavings()
        let kitchen = try #require(try await session.goals().first)
        let savings = try await session.account("Savings").id
        #expect(try await session.run("edit", "goal", "kitchen", "--target", "21000", "--no-day").status == 0)
        let cheaper = try #require(try await session.goals().first)
        #expect(GoalDraft(cheaper) == GoalDraft(name: "Kitchen", target: Money.euros(21_000_00), parts: GoalDraft(kitchen).parts))
        #expect(cheaper.revision == kitchen.revision + 1)
        _ = try await session.run(
            "edit", "goal", "\(kitchen.id)", "--account", "Savings=900", "--account", "Savings", "--name", "B", "--by", "2027-07-01")
        let parted = try #require(try await session.goals().first)
        #expect(parted.name == "B" && parted.target == Money.euros(21_000_00) && parted.by == day("2027-07-01"))
        #expect(parted.parts.map(\.account) == [savings, savings] && parted.parts.map(\.amount) == [Money.euros(900_00), nil])
        #expect(parted.parts.map(\.name) == ["Envelope", ""] && parted.parts[0].id == kitchen.parts[0].id)
        #expect(CommandSession.parsingStatus(["edit", "goal", "Kitchen"]) == 64)
        _ = try await session.run("add", "goal", "Chair", "--target", "200", "--account", "Savings", "--put-aside", "50")
        #expect(try await session.goals().first { $0.name == "Chair" }?.parts.map(\.countsFrom) == [4_950_00])
        #expect(try await session.run("edit", "goal", "Bicycle", "--put-aside", "50").status == 64)
        #expect(CommandSession.parsingStatus(["edit", "goal", "Kitchen", "--by", "2027-01-01", "--no-day"]) == 64)
    }

    @Test func aDeletedGoalCanBeRestored() async throws {
        let session = try await CommandSession.withSavings()
        let bicycle = try #require(try await session.goals().last)
        let result = try await session.run("delete", "goal", "Bicycle", "--output", "json")
        let change = try await session.latestChange().id
        #expect(result.output == "{\"goal\":\"\(bicycle.id)\",\"deleted\":true,\"change\":\"\(change)\"}\n")
        #expect(try await session.goals().count == 1)
        #expect(try await session.run("undo", "\(change)").status == 0)
        #expect(try await session.goals().count == 2)
        let table = try await session.run("delete", "goal", "Bicycle").output
        let newest = try await session.latestChange().id
        #expect(table.hasPrefix("Deleted Bicycle; ") && table.hasSuffix(" with: coffer undo \(newest)\n"), "\(table)")
        for name in ["Nothing", "goal_00000000000ZZ"] {
            let unknown = try await session.run("delete", "goal", name)
            #expect(unknown.status == 1 && unknown.messages == "Resource not found: goal \"\(name)\"\n")
        }
        _ = try await session.run("add", "goal", "KITCHEN", "--target", "5", "--account", "Savings")
        let several = try await session.run("delete", "goal", "Kitchen")
        #expect(several.status == 64 && several.messages == "Several goals are named Kitchen; use the id\n")
    }
}
