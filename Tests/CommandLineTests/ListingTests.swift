import CommandTestSupport
import Models
import Services
import Storage
import TestTools
import Testing

struct ListingTests {

    // MARK: - Accounts

    @Test func accountsKeepTheirShape() async throws {
        let session = try await CommandSession.withAccounts()
        try await session.add(-10_00)
        try await session.add(10_00)
        let result = try await session.run("accounts", "--output", "json")
        let (checking, savings) = (try await session.account("Checking").id, try await session.account("Savings").id)
        #expect(result.status == 0)
        #expect(
            result.output == """
                [{"id":"\(checking)","name":"Checking","institution":"Sparkasse","kind":"checking","currency":"EUR",\
                "balance":"100.00","available":"100.00","number":"****3000","iban":"DE89370400440532013000","transactions":3,\
                "owner":null,"ownerName":null,"sharing":"full"},\
                {"id":"\(savings)","name":"Savings","institution":"","kind":"savings","currency":"EUR",\
                "balance":"-0.05","available":"-0.05","number":null,"iban":null,"transactions":1,"owner":null,"ownerName":null,"sharing":"full"}]

                """)
    }

    @Test func noAccountIsAnEmptyListForProgramsAndASentenceForPeople() async throws {
        let session = try await CommandSession()
        #expect(try await session.run("accounts", "--output", "json").output == "[]\n")
        #expect(try await session.run("accounts").output == "No accounts yet. Begin with: coffer import FILE…\n")
    }

    @Test func archivedAccountsAreListedOnRequest() async throws {
        let session = try await CommandSession.withAccounts()
        try await session.services().accounts().archiveAccount(id: session.account("Savings").id)
        #expect(try await !session.run("accounts").output.contains("Savings"))
        #expect(try await session.run("accounts", "--all").output.contains("archived"))
    }

    @Test func aStatementThatDisagreesIsAWarningBelowTheAccounts() async throws {
        let session = try await CommandSession()
        _ = try await session.run(
            "add", "account", "Checking", "--kind", "checking", "--currency", "EUR", "--opening", "101", "--opening-day", "2026-06-29")
        let folder = try TemporaryFolder()
        let statement = try folder.write(
            """
            <OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>EUR<BANKTRANLIST><DTSTART>20260630<DTEND>20260630
            <STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260630<TRNAMT>-1.00<FITID>1<NAME>Bakery</STMTTRN>
            </BANKTRANLIST><LEDGERBAL><BALAMT>101.00<DTASOF>20260630</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
            """, to: "june.ofx")
        #expect(try await session.run("import", statement, "--account", "Checking").status == 0)
        let result = try await session.run("accounts")
        let warning = "Warning: Checking: at the end of 2026-06-30 the statement says 101.00 EUR, the ledger 100.00 EUR\n"
        #expect(result.output.hasSuffix(warning), "\(result.output)")
        #expect(result.status == 0)
    }

    // MARK: - Balances

    @Test func balancesAreAddedUpPerCurrency() async throws {
        let session = try await CommandSession()
        for (name, code, cents) in [("Checking", "EUR", -12_50), ("Savings", "EUR", 2_50), ("円", "JPY", 1_200)] as [(String, String, Int64)]
        {
            try await session.addAccount(name, .checking, code)
            try await session.add(cents, in: name, day: day("2026-06-30"))
            try await session.add(cents, in: name, day: day("2026-07-01"))
        }
        let result = try await session.run("balance", "--at", "2026-06-30", "--output", "json")
        let ids = try await session.services().accounts().fetchAccounts(includingArchived: false).map(\.account.id)
        #expect(
            result.output == """
                {"accounts":[{"id":"\(ids[0])","name":"Checking","currency":"EUR","balance":"-12.50"},\
                {"id":"\(ids[1])","name":"Savings","currency":"EUR","balance":"2.50"},\
                {"id":"\(ids[2])","name":"円","currency":"JPY","balance":"1200"}],\
                "totals":[{"currency":"EUR","balance":"-10.00"},{"currency":"JPY","balance":"1200"}]}

                """)
        #expect(try await session.run("balance", "--output", "csv").output.contains("-25.00"))
    }

    @Test func aTotalThatDoesNotFitIsNamedAndTheOthersShown() async throws {
        let session = try await CommandSession.withAccounts()
        try await session.damage(
            "UPDATE account_balance SET booked = $1 WHERE account = $2", .integer(.max), .id(try await session.account("Checking").id))
        try await session.damage(
            "UPDATE account_balance SET booked = $1 WHERE account = $2", .integer(1), .id(try await session.account("Savings").id))
        let result = try await session.run("balance")
        #expect(result.status == 0)
        #expect(result.output.contains("92233720368547758.07 EUR") && result.output.contains("Total EUR"))
        #expect(result.messages == "Warning: the total in EUR is too large to show\n")
    }

    @Test func aBalanceThatDoesNotFitIsNamed() async throws {
        let session = try await CommandSession()
        for name in ["Checking", "Savings"] {
            try await session.addAccount(name)
            try await session.add(1, in: name, day: day("2026-05-01"))
            try await session.add(1, in: name, day: day("2026-06-01"))
        }
        try await session.damage(
            "UPDATE month_total SET money_in = $1 WHERE account = $2", .integer(.max), .id(try await session.account("Checking").id))
        let result = try await session.run("balance", "--at", "2026-06-30", "--output", "json")
        #expect(result.status == 0)
        #expect(result.output.contains("\"name\":\"Checking\",\"currency\":\"EUR\",\"balance\":null"))
        #expect(result.output.contains("\"balance\":\"0.02\""))
        #expect(result.messages.contains("Warning: the balance of Checking is too large to show\n"))
    }

    // MARK: - Others

    @Test func categoriesKeepTheirShape() async throws {
        let session = try await CommandSession()
        let result = try await session.run("categories", "--output", "json")
        let groceries = try await session.category("groceries").id
        #expect(result.output.hasPrefix("[{\"id\":\"cat_") && result.output.hasSuffix("\"archived\":false}]\n"))
        #expect(result.output.split(separator: "},{").count == StandardCategory.allCases.count)
        #expect(
            result.output.contains(
                """
                ,{"id":"\(groceries)","name":"Groceries","class":"spending","icon":"basket","archived":false},
                """))
    }

    @Test func aCleanCheckAndADifference() async throws {
        let session = try await CommandSession.withAccounts()
        let clean = try await session.run("check", "--output", "json")
        #expect(clean.output == "{\"ok\":true,\"transactions\":2,\"differences\":[]}\n")
        #expect(clean.status == 0)
        let account = try await session.addAccount("The \"old\" one")
        try await session.damage(
            "INSERT INTO account_balance (household, account, currency, booked, pending_out, entries) VALUES ($1, $2, $3, 100, 0, 0)",
            .id(session.household.id), .id(account.id), .currency(account.currency))
        let wrong = try await session.run("check", "--output", "json")
        #expect(wrong.output.hasPrefix("{\"ok\":false,\"transactions\":2,\"differences\":[\"The \\\"old\\\" one"), "\(wrong.output)")
        #expect(wrong.output.hasSuffix("\"]}\n"))
        #expect(wrong.status == 1)
    }

    @Test func historyShowsInstantsInUTC() async throws {
        let session = try await CommandSession()
        for name in ["Old checking", "New checking"] { try await session.addAccount(name) }
        _ = try await session.run("merge", "accounts", "Old checking", "--into", "New checking", "--yes")
        let result = try await session.run("history", "--output", "json")
        let changes = try await session.services().transactions().history(limit: 10).map(\.id)
        #expect(
            result.output == """
                [{"id":"\(changes[0])","at":"2026-07-01T09:30:05Z","action":"mergeAccounts","subject":"Old checking → New checking","undone":false,"changes":[]},\
                {"id":"\(changes[1])","at":"2026-07-01T09:30:05Z","action":"addAccount","subject":"New checking","undone":false,"changes":[]},\
                {"id":"\(changes[2])","at":"2026-07-01T09:30:05Z","action":"addAccount","subject":"Old checking","undone":false,"changes":[]}]

                """)
    }

    @Test func historySaysWhatChangedInATransaction() async throws {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(-15_50)
        #expect(try await session.run("edit", "transaction", "\(id)", "--amount", "-20", "--note", "Bread").status == 0)
        let json = try await session.run("history", "--limit", "1", "--output", "json").output
        #expect(
            json.hasSuffix(
                """
                "undone":false,"changes":[{"field":"amount","before":"15.50 EUR","after":"20.00 EUR"},\
                {"field":"note","before":"","after":"Bread"}]}]

                """), "\(json)")
        let csv = try await session.run("history", "--limit", "1", "--output", "csv").output
        #expect(csv.hasPrefix("id,at,action,subject,changes,undone\r\n"))
        #expect(csv.contains(#","amount: 15.50 EUR → 20.00 EUR; note:  → Bread",false"#), "\(csv)")
        let table = try await session.run("history", "--limit", "1").output
        #expect(table.contains("€15.50 → €20.00 · Note nothing → Bread"), "\(table)")
    }

    @Test func changesOfSeveralTransactionsHaveNoValueBefore() async throws {
        let session = try await CommandSession.withAccounts()
        let ids = [try await session.add(-15_50), try await session.add(-3_00)]
        _ = try await session.run("edit", "transaction", "\(ids[0])", "--category", "pets")
        _ = try await session.run("edit", "transaction", "\(ids[0])", "\(ids[1])", "--category", "dining")
        let json = try await session.run("history", "--limit", "1", "--output", "json").output
        #expect(json.contains(#""changes":[{"field":"side","before":null,"after":"Dining"}]"#), "\(json)")
        #expect(try await session.run("history", "--limit", "1").output.contains("→ Dining"))
    }

    @Test func historyReadsPastOnePage() async throws {
        let session = try await CommandSession()
        let services = session.services()
        for number in 0..<201 { _ = try await services.categories().addCategory(name: "Category \(number)", class: .spending, icon: nil) }
        let csv = try await session.run("history", "--limit", "300", "--output", "csv").output
        #expect(csv.split(separator: "\r\n").count > 201)
    }
}
