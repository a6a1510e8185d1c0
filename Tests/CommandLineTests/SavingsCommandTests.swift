import Models
import Services
import Testing

@testable import coffer

struct SavingsCommandTests {

    // MARK: - Savings

    @Test func savingsKeepTheirShape() async throws {
        let said = try await Sitting.run("savings", "--months", "24", "--output", "json", in: SavingsSample.household)
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
        let said = try await Sitting.run("savings", in: SavingsSample.household)
        #expect(said.output.contains("IN 12 MONTHS") && said.output.contains("Total EUR"))
        #expect(said.output.contains("not at the current contribution") && said.output.contains("in 10 months"))
        let csv = try await Sitting.run("savings", "--output", "csv", in: SavingsSample.household).output
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
        #expect(try await Sitting.run("savings", "--months", "600", in: SavingsSample.household).status == 0)
        #expect(try await Sitting.run("savings", "--months", "1", in: SavingsSample.household).output.contains("IN 1 MONTH"))
    }

    @Test func whatIsTooLargeIsLeftOutAndSaid() async throws {
        var holdings = SavingsSample.household.holdings
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
        let household = SavingsSample.household
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
        let household = SavingsSample.household
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
        let household = SavingsSample.household
        let said = try await Sitting.run(["add", "account", "A", "--kind", "savings", "--currency", "EUR"] + words, in: household)
        #expect(said.status == 64)
        #expect(said.messages.contains(sentence))
        #expect(household.called.isEmpty)
    }

    @Test func onlySavingsAndDepositsHaveAPlan() async throws {
        for words in [["--contribution", "1"], ["--rate", "1"], ["--yield", "1"]] {
            #expect(Sitting.statusOfParsing(["add", "account", "A", "--kind", "checking", "--currency", "EUR"] + words) == 64)
            let household = SavingsSample.household
            let edited = try await Sitting.run(["edit", "account", "Checking"] + words, in: household)
            #expect(edited.status == 64 && household.editedSavings.isEmpty)
            #expect(edited.messages == "--contribution, --rate and --yield are for accounts of the kinds savings and deposit\n")
        }
    }

    @Test func aPlanIsEditedWithTheNamesInOneWrite() async throws {
        let household = SavingsSample.household
        #expect(
            try await Sitting.run("edit", "account", "Savings", "--contribution", "250.50", "--name", "Nest", in: household).status == 0)
        var expected = SavingsAccountEdit(SavingsSample.household.holdings.savings.accounts[0])
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
}
