import CommandTestSupport
import Models
import Services
import Testing

/// Today is 1 July 2026.
struct BudgetCommandTests {

    private func spending() async throws -> CommandSession {
        let session = try await CommandSession()
        try await session.addAccount("Checking", .checking, opening: 1_000_00)
        for (amount, day) in [("-120.50", "2026-06-10"), ("-80", "2026-07-01")] {
            let result = try await session.run(
                "add", "transaction", "--account", "Checking", "--amount", amount, "--day", day, "--payee", "Market", "--category",
                "groceries")
            try #require(result.status == 0, "\(result.messages)")
        }
        return session
    }

    @Test func budgetsKeepTheirShape() async throws {
        let session = try await spending()
        #expect(try await session.run("budget", "set", "groceries", "100", "--from", "2026-06", "--carry").status == 0)
        #expect(
            try await session.run("budget", "--output", "json").output == """
                [{"category":"Groceries","budget":"100.00","spent":"80.00","left":"-0.50","carried":"-20.50","currency":"EUR"}]

                """)
        #expect(
            try await session.run("budget", "--month", "2026-06", "--output", "json").output == """
                [{"category":"Groceries","budget":"100.00","spent":"120.50","left":"-20.50","carried":"0.00","currency":"EUR"}]

                """)
        #expect(try await session.run("budget", "--month", "2026-05", "--output", "json").output == "[]\n")
        #expect(try await session.run("budget", "--output", "csv").output.hasPrefix("category,budget,spent,left,carried,currency\r\n"))
        #expect(try await session.run("budget").output.contains("CATEGORY"))
    }

    @Test func aCurrencyWithoutARateIsNamed() async throws {
        let session = try await spending()
        _ = try await session.run("add", "account", "Pounds", "--kind", "cash", "--currency", "GBP")
        _ = try await session.run("budget", "set", "travel", "500", "--from", "2026-06")
        _ = try await session.run("budget", "set", "groceries", "100", "--from", "2026-06")
        let spent = try await session.run(
            "add", "transaction", "--account", "Pounds", "--amount", "-100", "--day", "2026-06-12", "--category", "travel")
        #expect(spent.status == 0)
        let sentence = "Warning: amounts in GBP are left out: there is no rate to EUR; set one with coffer rates\n"
        #expect(try await session.run("budget", "--month", "2026-06").output.hasSuffix(sentence))
        let json = try await session.run("budget", "list", "--month", "2026-06", "--output", "json")
        #expect(json.output.contains("\"spent\":\"120.50\",\"left\":\"-20.50\",\"carried\":\"0.00\",\"currency\":\"EUR\"},"))
        #expect(json.output.hasSuffix("\"currency\":\"EUR\",\"leftOut\":[\"GBP\"]}]\n") && json.messages == sentence)
        #expect(try await session.run("budget", "--month", "2026-07").output.contains("GBP") == false)
        // A rate of a later day is none for the twelfth.
        _ = try await session.run("rates", "--set", "GBP/EUR=2", "--day", "2026-06-13")
        #expect(try await session.run("budget", "--month", "2026-06").output.hasSuffix(sentence))
        _ = try await session.run("rates", "--set", "EUR/GBP=0.5", "--day", "2026-06-12")
        let known = try await session.run("budget", "--month", "2026-06", "--output", "csv")
        #expect(known.output.contains("Travel,500.00,200.00,300.00,0.00,EUR\r\n") && known.messages.isEmpty)
    }

    @Test func aYearIsSetAndCountsUpToTheMonth() async throws {
        let session = try await spending()
        #expect(try await session.run("budget", "set", "groceries", "1200", "--every", "year", "--from", "2026-01").status == 0)
        #expect(try await session.run("budget", "--month", "2026-06", "--output", "json").output.contains("\"spent\":\"120.50\""))
        #expect(try await session.run("budget", "--output", "json").output.contains("\"spent\":\"200.50\""))
    }

    @Test func aBudgetEndsAndComesBack() async throws {
        let session = try await spending()
        _ = try await session.run("budget", "set", "groceries", "100", "--from", "2026-06")
        let result = try await session.run("budget", "clear", "groceries")
        #expect(result.status == 0 && result.output.contains("has no budget; undo with: coffer undo chg_"))
        #expect(try await session.run("budget").output.hasPrefix("No budgets in this month"))
        #expect(try await session.run("budget", "--month", "2026-06", "--output", "json").output.contains("\"budget\":\"100.00\""))
        let again = try await session.run("budget", "clear", "groceries")
        #expect(again.status == 1 && again.messages.contains("Resource not found: budget \"Groceries\""))
    }

    @Test func aPartCountsInTheBudgetOfItsWhole() async throws {
        let session = try await spending()
        _ = try await session.run("add", "category", "Food", "--class", "spending")
        #expect(try await session.run("edit", "category", "groceries", "--part-of", "food").status == 0)
        _ = try await session.run("budget", "set", "food", "300", "--from", "2026-06")
        #expect(try await session.run("budget", "--month", "2026-06", "--output", "json").output.contains("\"spent\":\"120.50\""))
        #expect(try await session.run("edit", "category", "food", "--part-of", "groceries").status == 1)
        #expect(try await session.run("edit", "category", "groceries", "--part-of", "none").status == 0)
        #expect(try await session.run("budget", "--month", "2026-06", "--output", "json").output.contains("\"spent\":\"0.00\""))
    }

    @Test(arguments: [
        ("x", "Write an amount as 12.50"), ("12,50", "Write an amount as 12.50"), ("€5", "Write an amount as 12.50"),
        ("-5", "The amount of a budget must be zero or more, and not too large"),
        ("99999999999999999999", "The amount is too large"),
        ("1.005", "amount: 1.005 has more decimals than EUR, which has 2"),
    ])
    func whatIsWrongWithAnAmountIsSaid(amount: String, sentence: String) async throws {
        let result = try await CommandSession().run(["budget", "set", "groceries", "--today", "2026-07-01", "--", amount])
        #expect(result.status == 64 && result.messages.contains(sentence), "\(result.messages)")
    }

    @Test func aMonthIsSeenAtAGlance() async throws {
        let session = try await spending()
        _ = try await session.run("budget", "set", "groceries", "100", "--from", "2026-07")
        let other = try await session.run(
            "add", "transaction", "--account", "Checking", "--amount", "-15", "--day", "2026-07-01", "--category", "dining")
        #expect(other.status == 0)
        _ = try await session.run(
            "add", "expected", "Salary", "--amount", "2000", "--next", "2026-07-25", "--account", "Checking")
        #expect(
            try await session.run("plan", "--output", "json").output == """
                {"month":"2026-07","first":"2026-07-01","last":"2026-07-31","currency":"EUR","planned":"100.00","setAside":"0.00",\
                "carried":"0.00","spent":"80.00","left":"20.00","notBudgeted":"15.00","toCome":"2000.00","toPay":"0.00",\
                "budgets":[{"category":"Groceries","budget":"100.00","spent":"80.00","left":"20.00","carried":"0.00","currency":"EUR"}],\
                "unbudgeted":[{"category":"Dining","spent":"15.00"}],"late":[]}

                """)
        let table = try await session.run("plan").output
        for text in ["Left", "20.00 EUR", "Still to come in", "2000.00 EUR", "WITHOUT A BUDGET", "Dining", "CATEGORY"] {
            #expect(table.contains(text), "\(text): \(table)")
        }
        #expect(
            try await session.run("plan", "--output", "csv").output.hasPrefix("figure,category,amount,currency\r\nplanned,,100.00,EUR\r\n"))
        let june = try await session.run("plan", "--month", "2026-06", "--output", "json").output
        #expect(june.contains(#""month":"2026-06""#) && june.contains(#""notBudgeted":"120.50","toCome":null,"toPay":null"#), "\(june)")
    }

    @Test func whatIsNotABudgetIsRefused() async throws {
        let session = try await CommandSession()
        #expect(try await session.run("budget", "set", "groceries", "-5").status == 64)
        #expect(try await session.run("budget", "set", "groceries", "x").status == 64)
        #expect(try await session.run("budget", "set", "groceries", "5", "--from", "2026-13").status == 64)
        #expect(try await session.run("budget", "set", "groceries", "5", "--carry", "--carry-only", "surplus").status == 64)
        let income = try await session.run("budget", "set", "salary", "5")
        #expect(income.status == 1 && income.messages.contains("is not a category of spending"))
        #expect(try await session.run("budget", "set", "nothing", "5").messages.contains("Resource not found: category \"nothing\""))
        #expect(try await session.asViewer.run("budget", "set", "groceries", "5").status == 77)
    }
}
