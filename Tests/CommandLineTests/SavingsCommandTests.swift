import Models
import Services
import Testing

@testable import coffer

struct SavingsCommandTests {

    /// The day that the made-up household has.
    private static let today = Sample.day("2026-07-01")
    private static let dollar = Sample.currency("USD")

    private static func account(_ account: Account, _ units: Int64, _ plan: SavingsPlan) -> SavingsAccount {
        SavingsAccount(
            account: account, balance: Money(minorUnits: units, currency: account.currency), plan: plan, created: today,
            pace: SavingsPace(net: .zero(account.currency), days: 30))
    }

    /// 5,000 with 500 a month at 4.5 %, and 12.34 dollars of which nothing is planned; there is no rate for dollars.
    private static var household: MadeUpHousehold {
        var holdings = Sample.holdings
        let plan = SavingsPlan(contribution: Sample.euros(500_00), rate: InterestRate(millionths: 45_000) ?? .zero, revision: 2)
        let pot = Account(id: ID(rawValue: 3), name: "Pot, \"old\"", kind: .deposit, currency: dollar)
        let named = Account(id: ID(rawValue: 4), name: "Savings=7", kind: .savings, currency: Sample.euro)
        holdings.accounts += [Sample.summary(pot, 12_34), Sample.summary(named, 0)]
        holdings.savings.accounts = [account(Sample.savings, 5_000_00, plan), account(pot, 12_34, .none(in: dollar))]
        let goals = [
            SavingsGoal(
                id: ID(rawValue: 31), name: "Kitchen", target: Sample.euros(20_000_00), by: Sample.day("2027-07-01"),
                parts: [GoalPart(id: ID(rawValue: 41), name: "Envelope", account: Sample.savings.id)], revision: 6),
            SavingsGoal(
                id: ID(rawValue: 32), name: "Bicycle", target: Sample.euros(9_00_00),
                parts: [GoalPart(id: ID(rawValue: 42), account: Sample.savings.id, amount: Sample.euros(100_00))], position: 1),
        ]
        let source = GoalForecast.Source(id: Sample.savings.id, balance: Sample.euros(5_000_00), plan: plan)
        holdings.savings.goals = GoalForecast(goals, sources: [source], today: today).standings()
        return MadeUpHousehold(holdings)
    }

    // MARK: - Savings

    @Test func savingsKeepTheirShape() async throws {
        let said = try await Sitting.run("savings", "--months", "24", "--output", "json", in: Self.household)
        #expect(
            said.output == """
                {"total":"5000.00","monthlyContribution":"500.00","projectedTotal":"18001.97","currency":"EUR","accounts":[\
                {"id":"acc_0000000000002","name":"Savings","balance":"5000.00","contribution":"500.00","rate":"4.5","projected":"18001.97",\
                "milestones":[{"target":"10000.00","progress":0.5,"months":10},\
                {"target":"20000.00","progress":0.245,"months":28,"name":"Kitchen"},\
                {"target":"25000.00","progress":0.2,"months":37},{"target":"50000.00","progress":0.1,"months":76},\
                {"target":"100000.00","progress":0.05,"months":140}],"currency":"EUR","yield":"4.594"},\
                {"id":"acc_0000000000003","name":"Pot, \\"old\\"","balance":"12.34","contribution":"0.00","rate":"0","projected":"12.34",\
                "milestones":[{"target":"10000.00","progress":0.0012,"months":null},{"target":"25000.00","progress":0.0004,"months":null},\
                {"target":"50000.00","progress":0.0002,"months":null},{"target":"100000.00","progress":0.0001,"months":null}],\
                "currency":"USD","yield":"0"}]}

                """)
        #expect(
            said.messages
                == "Warning: the totals are without USD, for which there is no rate to EUR; coffer rates sets one\n")
        #expect(said.status == 0)
    }

    @Test func withoutMonthsItLooksAYearAhead() async throws {
        let said = try await Sitting.run("savings", in: Self.household)
        #expect(said.output.contains("IN 12 MONTHS") && said.output.contains("Total EUR"))
        #expect(said.output.contains("not at the current contribution") && said.output.contains("in 10 months"))
        let csv = try await Sitting.run("savings", "--output", "csv", in: Self.household).output
        #expect(
            csv.split(separator: "\r\n") == [
                "id,name,currency,balance,contribution,rate,yield,projected,nextMilestone,nextProgress,nextMonths",
                "acc_0000000000002,Savings,EUR,5000.00,500.00,4.5,4.594,11355.01,10000.00,0.5,10",
                "acc_0000000000003,\"Pot, \"\"old\"\"\",USD,12.34,0.00,0,0,12.34,10000.00,0.0012,",
            ])
        #expect(try await Sitting.run("savings").output.hasPrefix("No savings yet. Add an account with: coffer add account NAME"))
    }

    @Test func monthsAreOneToSixHundred() async throws {
        for months in ["0", "601", "-1", "many"] { #expect(Sitting.statusOfParsing(["savings", "--months", months]) == 64) }
        #expect(try await Sitting.run("savings", "--months", "600", in: Self.household).status == 0)
        #expect(try await Sitting.run("savings", "--months", "1", in: Self.household).output.contains("IN 1 MONTH"))
    }

    @Test func whatIsTooLargeIsLeftOutAndSaid() async throws {
        var holdings = Self.household.holdings
        holdings.savings.accounts[0].balance = Sample.euros(.max - 1)
        holdings.savings.goals = []
        let said = try await Sitting.run("savings", "--output", "json", in: MadeUpHousehold(holdings))
        #expect(said.output.hasPrefix("{\"total\":\"92233720368547758.06\",\"monthlyContribution\":\"500.00\",\"projectedTotal\":null,"))
        #expect(said.output.contains("\"rate\":\"4.5\",\"projected\":null,\"milestones\":[]"))
        #expect(said.messages.contains("some figures are too large to work out"))
        #expect(try await Sitting.run("savings", in: MadeUpHousehold(holdings)).output.contains("—"))
    }

    // MARK: - Accounts

    @Test func aSavingsAccountIsAddedWithItsPlan() async throws {
        let household = Self.household
        let said = try await Sitting.run(
            "add", "account", "Rainy day", "--kind", "savings", "--currency", "EUR", "--opening", "5000", "--opening-day", "2026-01-01",
            "--contribution", "500", "--yield", "4.594", in: household)
        #expect(said.output == "Added Savings, -0.05 EUR\n")
        #expect(
            household.addedSavings == [
                SavingsAccountDraft(
                    account: AccountDraft(
                        name: "Rainy day", kind: .savings, currency: Sample.euro, opening: Sample.euros(5_000_00),
                        openingDay: Sample.day("2026-01-01")), contribution: Sample.euros(500_00),
                    rate: try #require(InterestRate(millionths: 45_940, .yield)))
            ])
        _ = try await Sitting.run("add", "account", "A", "--kind", "deposit", "--currency", "EUR", "--rate", "0.5", in: household)
        #expect(household.addedSavings.last?.contribution == Sample.euros(0))
        #expect(household.addedSavings.last?.rate == InterestRate(millionths: 5_000))
    }

    @Test func withoutAPlanNoneIsMade() async throws {
        let household = Self.household
        #expect(try await Sitting.run("add", "account", "A", "--kind", "savings", "--currency", "EUR", in: household).status == 0)
        #expect(household.addedSavings.isEmpty && household.called == ["add A savings - - 0"])
    }

    @Test(arguments: [
        (["--contribution", "-1"], "Monthly contribution must be a valid number"),
        (["--contribution", "12,50"], "Monthly contribution must be a valid number"),
        (["--contribution", "much"], "Monthly contribution must be a valid number"),
        (["--contribution", "1000000000000.01"], "Monthly contribution must be a valid number"),
        (["--contribution", "999999999999999999"], "Monthly contribution must be a valid number"),
        (["--contribution", "1.005"], "--contribution: 1.005 has more decimals than EUR, which has 2"),
        (["--rate", "-0.1"], "Interest rate must be a number from 0 to 100"),
        (["--rate", "101"], "Interest rate must be a number from 0 to 100"),
        (["--yield", "x"], "Interest rate must be a number from 0 to 100"),
        (["--rate", "1", "--yield", "1"], "Give --rate or --yield, not both"), (["--opening", "x"], "Balance must be a valid number"),
        (["--opening", "999999999999999999"], "Balance must be a valid number"),
    ])
    func whatCannotBePlannedIsRefused(_ words: [String], _ sentence: String) async throws {
        let household = Self.household
        let said = try await Sitting.run(["add", "account", "A", "--kind", "savings", "--currency", "EUR"] + words, in: household)
        #expect(said.status == 64)
        #expect(said.messages.contains(sentence))
        #expect(household.called.isEmpty)
    }

    @Test func onlySavingsAndDepositsHaveAPlan() async throws {
        for words in [["--contribution", "1"], ["--rate", "1"], ["--yield", "1"]] {
            #expect(Sitting.statusOfParsing(["add", "account", "A", "--kind", "checking", "--currency", "EUR"] + words) == 64)
            let household = Self.household
            let edited = try await Sitting.run(["edit", "account", "Checking"] + words, in: household)
            #expect(edited.status == 64 && household.editedSavings.isEmpty)
            #expect(edited.messages == "--contribution, --rate and --yield are for accounts of the kinds savings and deposit\n")
        }
    }

    @Test func aPlanIsEditedWithTheNamesInOneWrite() async throws {
        let household = Self.household
        #expect(
            try await Sitting.run("edit", "account", "Savings", "--contribution", "250.50", "--name", "Nest", in: household).status == 0)
        var expected = SavingsAccountEdit(Self.household.holdings.savings.accounts[0])
        expected.name = "Nest"
        expected.contribution = Sample.euros(250_50)
        #expect(household.editedSavings == [expected])
        #expect(household.called == ["fetchSavingsAccount", "updateSavingsAccount 1 2"])
        _ = try await Sitting.run("edit", "account", "Savings", "--yield", "3", "--limit", "5", in: household)
        #expect(household.editedSavings.last?.rate == InterestRate(millionths: 30_000, .yield))
        #expect(household.called.last == "update Savings  500")
        #expect(try await Sitting.run("edit", "account", "Savings", "--rate", "1", "--limit", "5.001", in: household).status == 64)
        #expect(household.editedSavings.count == 2)
    }

    // MARK: - Goals

    @Test func goalsKeepTheirShape() async throws {
        let said = try await Sitting.run("goals", "--output", "json", in: Self.household)
        #expect(
            said.output == """
                [{"id":"goal_000000000000Z","name":"Kitchen","target":"20000.00","saved":"4900.00","currency":"EUR","progress":0.245,\
                "by":"2027-07-01","status":"behind","neededPerMonth":"1258.34","reachedOn":"2028-11-01","accounts":["Savings"]},\
                {"id":"goal_0000000000010","name":"Bicycle","target":"900.00","saved":"100.00","currency":"EUR","progress":0.1111,"by":null,\
                "status":"noDate","neededPerMonth":null,"reachedOn":null,"accounts":["Savings"]}]

                """)
        let csv = try await Sitting.run("goals", "--output", "csv", in: Self.household).output
        #expect(csv.contains("goal_0000000000010,Bicycle,900.00,100.00,EUR,0.1111,,noDate,,,Savings\r\n"))
        let table = try await Sitting.run("goals", in: Self.household).output
        #expect(table.contains("24 %") && table.contains("no date") && table.contains("never") && table.contains("behind"))
        #expect(try await Sitting.run("goals").output.hasPrefix("No goals yet. Add one with: coffer add goal NAME"))
    }

    @Test func aGoalIsFilledFromAccountsOrPartsOfThem() async throws {
        let household = Self.household
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
            let household = Self.household
            let said = try await Sitting.run(goal + [target], in: household)
            #expect(said.status == 64 && said.messages.contains("Target must be a valid number above zero"))
            #expect(household.draftedGoals.isEmpty)
        }
        #expect(try await Sitting.run("add", "goal", "A", "--target", "5", in: Self.household).messages.contains("Choose an account"))
        let other = try await Sitting.run("add", "goal", "A", "--target", "5", "--account", "Checking", in: Self.household)
        #expect(other.status == 64)
        #expect(other.messages == "--account: Checking is not an account of the kinds savings and deposit\n")
        let none = try await Sitting.run("add", "goal", "A", "--target", "5", "--account", "Nest=5", in: Self.household)
        #expect(none.status == 1 && none.messages == "Resource not found: account \"Nest\"\n")
        let zero = try await Sitting.run("add", "goal", "A", "--target", "5", "--account", "Savings=0", in: Self.household)
        #expect(zero.status == 64 && zero.messages == "--account: Amount must be a valid number above zero\n")
    }

    @Test func aGoalIsEditedByIdOrNameAndKeepsWhatIsNotNamed() async throws {
        let household = Self.household
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
        let said = try await Sitting.run("delete", "goal", "Bicycle", "--output", "json", in: Self.household)
        #expect(said.output == "{\"goal\":\"goal_0000000000010\",\"deleted\":true,\"change\":\"chg_000000000002D\"}\n")
        let table = try await Sitting.run("delete", "goal", "Bicycle", in: Self.household)
        #expect(table.output == "Deleted Bicycle; take it back with: coffer undo chg_000000000002D\n")
        for name in ["Nothing", "goal_00000000000ZZ"] {
            let unknown = try await Sitting.run("delete", "goal", name, in: Self.household)
            #expect(unknown.status == 1 && unknown.messages == "Resource not found: goal \"\(name)\"\n")
        }
        var holdings = Self.household.holdings
        holdings.savings.goals[1].goal.name = "KITCHEN"
        let several = try await Sitting.run("delete", "goal", "Kitchen", in: MadeUpHousehold(holdings))
        #expect(several.status == 64 && several.messages == "Several goals are called Kitchen; name one by its id\n")
    }
}
