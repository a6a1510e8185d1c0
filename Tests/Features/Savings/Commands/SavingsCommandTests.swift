import CommandTestSupport
import Models
import SavingsModel
import Services
import Storage
import TestTools
import Testing

struct SavingsCommandTests {

    // MARK: - Savings

    @Test func savingsKeepTheirShape() async throws {
        let session = try await CommandSession.withSavings()
        let (savings, pot) = (try await session.account("Savings").id, try await session.account("Pot, \"old\"").id)
        let result = try await session.run("savings", "--months", "24", "--output", "json")
        #expect(
            result.output == """
                {"total":"5000.00","monthlyContribution":"500.00","projectedTotal":"18001.97","currency":"EUR","accounts":[\
                {"id":"\(savings)","name":"Savings","balance":"5000.00","contribution":"500.00","rate":"4.5","projected":"18001.97",\
                "milestones":[{"target":"10000.00","progress":0.5,"months":10},\
                {"target":"20000.00","progress":0.245,"months":28,"name":"Kitchen"},\
                {"target":"25000.00","progress":0.2,"months":37},{"target":"50000.00","progress":0.1,"months":76},\
                {"target":"100000.00","progress":0.05,"months":140}],"currency":"EUR","yield":"4.594"},\
                {"id":"\(pot)","name":"Pot, \\"old\\"","balance":"12.34","contribution":"0.00","rate":"0","projected":"12.34",\
                "milestones":[{"target":"10000.00","progress":0.0012,"months":null},{"target":"25000.00","progress":0.0004,"months":null},\
                {"target":"50000.00","progress":0.0002,"months":null},{"target":"100000.00","progress":0.0001,"months":null}],\
                "currency":"USD","yield":"0"}],"leftOut":["USD"]}

                """)
        #expect(
            result.messages
                == "Warning: the totals exclude USD: there is no rate to EUR; set one with coffer rates\n")
        #expect(result.status == 0)
    }

    @Test func withoutMonthsItProjectsAYear() async throws {
        let session = try await CommandSession.withSavings()
        let (savings, pot) = (try await session.account("Savings").id, try await session.account("Pot, \"old\"").id)
        let result = try await session.run("savings")
        #expect(result.output.contains("IN 12 MONTHS") && result.output.contains("Total EUR"))
        #expect(result.output.contains("not at the current contribution") && result.output.contains("in 10 months"))
        let csv = try await session.run("savings", "--output", "csv").output
        #expect(
            csv.split(separator: "\r\n") == [
                "id,name,currency,balance,contribution,rate,yield,projected,nextMilestone,nextProgress,nextMonths",
                "\(savings),Savings,EUR,5000.00,500.00,4.5,4.594,11355.01,10000.00,0.5,10",
                "\(pot),\"Pot, \"\"old\"\"\",USD,12.34,0.00,0,0,12.34,10000.00,0.0012,",
            ])
        #expect(try await CommandSession().run("savings").output.hasPrefix("No savings yet. Add an account with: coffer add account NAME"))
    }

    @Test func monthsAreOneToSixHundred() async throws {
        for months in ["0", "601", "-1", "many"] { #expect(CommandSession.parsingStatus(["savings", "--months", months]) == 64) }
        let session = try await CommandSession.withSavings()
        #expect(try await session.run("savings", "--months", "600").status == 0)
        #expect(try await session.run("savings", "--months", "1").output.contains("IN 1 MONTH"))
    }

    @Test func figuresThatDoNotFitAreLeftOutWithAWarning() async throws {
        let session = try await CommandSession.withSavings()
        for goal in try await session.goals() { _ = try await session.services().savings().deleteGoal(id: goal.id) }
        try await session.damage(
            "UPDATE account_balance SET booked = $1 WHERE account = $2", .integer(.max - 1), .id(try await session.account("Savings").id))
        let result = try await session.run("savings", "--output", "json")
        #expect(result.output.hasPrefix("{\"total\":\"92233720368547758.06\",\"monthlyContribution\":\"500.00\",\"projectedTotal\":null,"))
        #expect(result.output.contains("\"rate\":\"4.5\",\"projected\":null,\"milestones\":[]"))
        #expect(result.messages.contains("some figures are too large to compute"))
        #expect(try await session.run("savings").output.contains("—"))
    }

    // MARK: - Accounts

    @Test func aSavingsAccountIsAddedWithItsPlan() async throws {
        let session = try await CommandSession()
        let result = try await session.run(
            "add", "account", "Rainy day", "--kind", "savings", "--currency", "EUR", "--opening", "5000", "--opening-day", "2026-01-01",
            "--contribution", "500", "--yield", "4.594")
        #expect(result.output == "Added Rainy day, 5000.00 EUR\n")
        let added = try await session.savingsAccount("Rainy day")
        #expect(added.account.kind == .savings && added.balance == Money.euros(5_000_00))
        #expect(added.plan.contribution == Money.euros(500_00))
        #expect(added.plan.rate == InterestRate(millionths: 45_940, .yield))
        #expect(try await session.services().transactions().fetchEntries(EntryQuery()).entries.map(\.day) == [day("2026-01-01")])
        _ = try await session.run("add", "account", "A", "--kind", "deposit", "--currency", "EUR", "--rate", "0.5")
        let plan = try await session.savingsAccount("A").plan
        #expect(plan.contribution == Money.euros(0) && plan.rate == InterestRate(millionths: 5_000))
    }

    @Test func withoutAPlanNoneIsMade() async throws {
        let session = try await CommandSession()
        #expect(try await session.run("add", "account", "A", "--kind", "savings", "--currency", "EUR").status == 0)
        #expect(try await session.savingsAccount("A").plan == .none(in: Currency.euro))
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
    func anInvalidPlanIsRefused(_ words: [String], _ sentence: String) async throws {
        let session = try await CommandSession()
        let result = try await session.run(["add", "account", "A", "--kind", "savings", "--currency", "EUR"] + words)
        #expect(result.status == 64)
        #expect(result.messages.contains(sentence))
        #expect(try await session.services().accounts().fetchAccounts(includingArchived: true).isEmpty)
    }

    @Test(arguments: [["--contribution", "1"], ["--rate", "1"], ["--yield", "1"]])
    func onlySavingsAndDepositsHaveAPlan(words: [String]) async throws {
        #expect(CommandSession.parsingStatus(["add", "account", "A", "--kind", "checking", "--currency", "EUR"] + words) == 64)
        let session = try await CommandSession.withSavings()
        let changes = try await session.changeCount()
        let edited = try await session.run(["edit", "account", "Checking"] + words)
        #expect(edited.status == 64)
        #expect(edited.messages == "--contribution, --rate and --yield are for accounts of the kinds savings and deposit\n")
        #expect(try await session.changeCount() == changes)
    }

    @Test func aPlanIsEditedWithTheNameInOneWrite() async throws {
        let session = try await CommandSession.withSavings()
        let before = try await session.savingsAccount("Savings")
        let writes = try await session.writeCount()
        #expect(try await session.run("edit", "account", "Savings", "--contribution", "250.50", "--name", "Nest").status == 0)
        #expect(try await session.writeCount() == writes + 1)
        var expected = SavingsAccountEdit(before)
        expected.name = "Nest"
        expected.contribution = Money.euros(250_50)
        let after = try await session.savingsAccount("Nest")
        #expect(after.id == before.id && SavingsAccountEdit(after) == expected)
        #expect(after.plan.revision == before.plan.revision + 1)
        _ = try await session.run("edit", "account", "Nest", "--yield", "3", "--limit", "5")
        #expect(try await session.savingsAccount("Nest").plan.rate == InterestRate(millionths: 30_000, .yield))
        #expect(try await session.account("Nest").limit == 5_00)
        #expect(try await session.run("edit", "account", "Nest", "--rate", "1", "--limit", "5.001").status == 64)
        #expect(try await session.savingsAccount("Nest").plan.rate == InterestRate(millionths: 30_000, .yield))
    }
}
