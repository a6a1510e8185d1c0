import Models
import Services
import Testing

@testable import coffer

struct GoalCommandTests {

    @Test func goalsKeepTheirShape() async throws {
        let said = try await Sitting.run("goals", "--output", "json", in: SavingsSample.household)
        #expect(
            said.output == """
                [{"id":"goal_000000000000Z","name":"Kitchen","target":"20000.00","saved":"4900.00","currency":"EUR","progress":0.245,\
                "by":"2027-07-01","status":"behind","neededPerMonth":"1258.34","reachedOn":"2028-11-01","accounts":["Savings"]},\
                {"id":"goal_0000000000010","name":"Bicycle","target":"900.00","saved":"100.00","currency":"EUR","progress":0.1111,"by":null,\
                "status":"noDate","neededPerMonth":null,"reachedOn":null,"accounts":["Savings"]}]

                """)
        let csv = try await Sitting.run("goals", "--output", "csv", in: SavingsSample.household).output
        #expect(csv.contains("goal_0000000000010,Bicycle,900.00,100.00,EUR,0.1111,,noDate,,,Savings\r\n"))
        let table = try await Sitting.run("goals", in: SavingsSample.household).output
        #expect(table.contains("24 %") && table.contains("no date") && table.contains("never") && table.contains("behind"))
        #expect(try await Sitting.run("goals").output.hasPrefix("No goals yet. Add one with: coffer add goal NAME"))
    }

    @Test func aGoalIsFilledFromAccountsOrPartsOfThem() async throws {
        let household = SavingsSample.household
        let said = try await Sitting.run(
            "add", "goal", "Lisbon", "--target", "2400", "--by", "2027-05-01", "--account", "Savings", "--account", "Savings=500",
            "--account", "Savings=7", in: household)
        #expect(
            said.output == "Added Kitchen, 4900.00 EUR of 20000.00 by 2027-07-01: behind, goal_000000000000Z\n")
        // The last one is the account of that name.
        #expect(
            household.draftedGoals == [
                GoalDraft(
                    name: "Lisbon", target: Sample.euros(2_400_00), by: Sample.day("2027-05-01"),
                    parts: [
                        GoalPartDraft(account: Sample.savings.id),
                        GoalPartDraft(account: Sample.savings.id, amount: Sample.euros(500_00)), GoalPartDraft(account: ID(rawValue: 4)),
                    ])
            ])
    }

    @Test func whatCannotBeAimedAtIsRefused() async throws {
        let goal = ["add", "goal", "A", "--account", "Savings", "--target"]
        for target in ["0", "-5", "x", "1,5", "1000000000001", "999999999999999999"] {
            let household = SavingsSample.household
            let said = try await Sitting.run(goal + [target], in: household)
            #expect(said.status == 64 && said.messages.contains("Target must be a valid number above zero"))
            #expect(household.draftedGoals.isEmpty)
        }
        #expect(
            try await Sitting.run("add", "goal", "A", "--target", "5", in: SavingsSample.household).messages.contains("Choose an account"))
        let other = try await Sitting.run("add", "goal", "A", "--target", "5", "--account", "Checking", in: SavingsSample.household)
        #expect(other.status == 64)
        #expect(other.messages == "--account: Checking is not an account of the kinds savings and deposit\n")
        let none = try await Sitting.run("add", "goal", "A", "--target", "5", "--account", "Nest=5", in: SavingsSample.household)
        #expect(none.status == 1 && none.messages == "Resource not found: account \"Nest\"\n")
        let zero = try await Sitting.run("add", "goal", "A", "--target", "5", "--account", "Savings=0", in: SavingsSample.household)
        #expect(zero.status == 64 && zero.messages == "--account: Amount must be a valid number above zero\n")
    }

    @Test func aGoalIsEditedByIdOrNameAndKeepsWhatIsNotNamed() async throws {
        let household = SavingsSample.household
        #expect(try await Sitting.run("edit", "goal", "kitchen", "--target", "21000", "--no-day", in: household).status == 0)
        let part = GoalPartDraft(id: ID(rawValue: 41), name: "Envelope", account: Sample.savings.id)
        #expect(household.draftedGoals == [GoalDraft(name: "Kitchen", target: Sample.euros(21_000_00), parts: [part])])
        #expect(household.called.contains("updateGoal 6"))
        _ = try await Sitting.run(
            "edit", "goal", "goal_000000000000Z", "--account", "Savings=900", "--account", "Savings", "--name", "B", in: household)
        #expect(
            household.draftedGoals.last
                == GoalDraft(
                    name: "B", target: Sample.euros(20_000_00), by: Sample.day("2027-07-01"),
                    parts: [
                        GoalPartDraft(
                            id: ID(rawValue: 41), name: "Envelope", account: Sample.savings.id, amount: Sample.euros(900_00)),
                        GoalPartDraft(account: Sample.savings.id),
                    ]))
        #expect(Sitting.statusOfParsing(["edit", "goal", "Kitchen"]) == 64)
        #expect(Sitting.statusOfParsing(["edit", "goal", "Kitchen", "--by", "2027-01-01", "--no-day"]) == 64)
    }

    @Test func aGoalIsDeletedAndSaysHowToTakeItBack() async throws {
        let said = try await Sitting.run("delete", "goal", "Bicycle", "--output", "json", in: SavingsSample.household)
        #expect(said.output == "{\"goal\":\"goal_0000000000010\",\"deleted\":true,\"change\":\"chg_000000000002D\"}\n")
        let table = try await Sitting.run("delete", "goal", "Bicycle", in: SavingsSample.household)
        #expect(table.output == "Deleted Bicycle; take it back with: coffer undo chg_000000000002D\n")
        for name in ["Nothing", "goal_00000000000ZZ"] {
            let unknown = try await Sitting.run("delete", "goal", name, in: SavingsSample.household)
            #expect(unknown.status == 1 && unknown.messages == "Resource not found: goal \"\(name)\"\n")
        }
        var holdings = SavingsSample.household.holdings
        holdings.savings.goals[1].goal.name = "KITCHEN"
        let several = try await Sitting.run("delete", "goal", "Kitchen", in: MadeUpHousehold(holdings))
        #expect(several.status == 64 && several.messages == "Several goals are called Kitchen; name one by its id\n")
    }
}
