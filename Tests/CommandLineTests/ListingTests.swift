import Models
import Services
import Testing

@testable import coffer

struct ListingTests {

    @Test func accountsKeepTheirShape() async throws {
        let said = try await Sitting.run("accounts", "--output", "json", in: MadeUpHousehold(Sample.holdings))
        #expect(said.status == 0)
        #expect(
            said.output == """
                [{"id":"acc_0000000000001","name":"Checking","institution":"Sparkasse","kind":"checking","currency":"EUR",\
                "balance":"100.00","available":"100.00","number":"****7890","iban":"DE89370400440532013000","transactions":3},\
                {"id":"acc_0000000000002","name":"Savings","institution":"","kind":"savings","currency":"EUR",\
                "balance":"-0.05","available":"-0.05","number":null,"iban":null,"transactions":3}]

                """)
    }

    @Test func noAccountIsAnEmptyListForProgramsAndASentenceForPeople() async throws {
        #expect(try await Sitting.run("accounts", "--output", "json").output == "[]\n")
        #expect(try await Sitting.run("accounts").output == "No accounts yet. Begin with: coffer import FILE…\n")
    }

    @Test func archivedAccountsAreListedOnRequest() async throws {
        var holdings = Sample.holdings
        holdings.accounts[1].account.isArchived = true
        let household = MadeUpHousehold(holdings)
        #expect(try await !Sitting.run("accounts", in: household).output.contains("Savings"))
        #expect(try await Sitting.run("accounts", "--all", in: household).output.contains("archived"))
    }

    @Test func aStatementThatDisagreesIsAWarningBelowTheAccounts() async throws {
        var holdings = Sample.holdings
        holdings.accounts[0].difference = StatementDifference(
            day: Sample.day("2026-06-30"), stated: Sample.euros(10_100), booked: Sample.euros(10_000))
        let said = try await Sitting.run("accounts", in: MadeUpHousehold(holdings))
        let warning = "Warning: Checking: at the end of 2026-06-30 the statement says 101.00 EUR, the ledger 100.00 EUR\n"
        #expect(said.output.hasSuffix(warning))
        #expect(said.status == 0)
    }

    @Test func balancesAreAddedUpPerCurrency() async throws {
        let yen = Account(id: ID(rawValue: 3), name: "円", kind: .cash, currency: Sample.currency("JPY"))
        let holdings = MadeUpHousehold.Holdings(positions: [
            AccountPosition(account: yen, balance: Money(minorUnits: 1_200, currency: yen.currency)),
            AccountPosition(account: Sample.checking, balance: Sample.euros(-1_250)),
            AccountPosition(account: Sample.savings, balance: Sample.euros(250)),
        ])
        let household = MadeUpHousehold(holdings)
        let said = try await Sitting.run("balance", "--at", "2026-06-30", "--output", "json", in: household)
        #expect(
            said.output == """
                {"accounts":[{"id":"acc_0000000000003","name":"円","currency":"JPY","balance":"1200"},\
                {"id":"acc_0000000000001","name":"Checking","currency":"EUR","balance":"-12.50"},\
                {"id":"acc_0000000000002","name":"Savings","currency":"EUR","balance":"2.50"}],\
                "totals":[{"currency":"EUR","balance":"-10.00"},{"currency":"JPY","balance":"1200"}]}

                """)
        #expect(household.called == ["balances 2026-06-30"])
    }

    @Test func totalsBeyondAllMeasureAreNamedAndTheOthersShown() async throws {
        let holdings = MadeUpHousehold.Holdings(positions: [
            AccountPosition(account: Sample.checking, balance: Sample.euros(.max)),
            AccountPosition(account: Sample.savings, balance: Sample.euros(1)),
        ])
        let said = try await Sitting.run("balance", in: MadeUpHousehold(holdings))
        #expect(said.status == 0)
        #expect(said.output.contains("92233720368547758.07 EUR") && said.output.contains("Total EUR"))
        #expect(said.messages == "Warning: the total in EUR is too large to show\n")
    }

    @Test func aBalanceThatNoFigureHoldsIsNamed() async throws {
        let holdings = MadeUpHousehold.Holdings(positions: [
            AccountPosition(account: Sample.checking, balance: nil), AccountPosition(account: Sample.savings, balance: Sample.euros(1)),
        ])
        let said = try await Sitting.run("balance", "--output", "json", in: MadeUpHousehold(holdings))
        #expect(said.status == 0)
        #expect(said.output.contains("\"name\":\"Checking\",\"currency\":\"EUR\",\"balance\":null"))
        #expect(said.output.contains("\"balance\":\"0.01\""))
        #expect(said.messages.contains("Warning: the balance of Checking is too large to show\n"))
    }

    @Test func categoriesKeepTheirShape() async throws {
        let said = try await Sitting.run("categories", "--output", "json", in: MadeUpHousehold(.init(categories: [Sample.groceries])))
        #expect(
            said.output == """
                [{"id":"cat_000000000000A","name":"groceries","class":"spending","icon":"basket","archived":false}]

                """)
    }

    @Test func aCleanCheckAndADifference() async throws {
        var holdings = MadeUpHousehold.Holdings(check: LedgerCheck(transactions: 7, differences: []))
        let clean = try await Sitting.run("check", "--output", "json", in: MadeUpHousehold(holdings))
        #expect(clean.output == "{\"ok\":true,\"transactions\":7,\"differences\":[]}\n")
        #expect(clean.status == 0)
        holdings.check.differences = ["Checking: balance 1.00 EUR, recomputed \"2.00 EUR\""]
        let wrong = try await Sitting.run("check", "--output", "json", in: MadeUpHousehold(holdings))
        #expect(
            wrong.output
                == "{\"ok\":false,\"transactions\":7,\"differences\":[\"Checking: balance 1.00 EUR, recomputed \\\"2.00 EUR\\\"\"]}\n")
        #expect(wrong.status == 1)
    }

    @Test func historyTellsMomentsInUTC() async throws {
        let said = try await Sitting.run("history", "--output", "json")
        #expect(
            said.output == """
                [{"id":"chg_0000000000005","at":"2026-07-01T09:30:05Z","action":"mergeAccounts","subject":"Old checking","undone":false}]

                """)
        #expect(Instant(milliseconds: -1).description == "1969-12-31T23:59:59Z")
        #expect(Instant(milliseconds: .min).description.hasPrefix("0001-01-01"))
        #expect(Instant(milliseconds: .max).minute.hasPrefix("9999-12-31"))
    }
}
