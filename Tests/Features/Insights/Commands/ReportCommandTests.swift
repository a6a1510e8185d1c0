import CommandTestSupport
import InsightsModel
import Localization
import Models
import Services
import Testing

@testable import InsightsCommands

/// Today is 1 July 2026.
struct ReportCommandTests {
    private static let german = TextEnvironment(.german, locale: LocaleFormat("de-DE"), showsAmounts: true)

    private func household() async throws -> CommandSession {
        let session = try await CommandSession()
        try await session.addAccount("Checking", .checking, opening: 1_000_00)
        for (amount, day, payee, category, tags) in [
            ("-120.50", "2026-06-10", "Market", "groceries", ["food", "home"]), ("20.50", "2026-06-12", "Market", "groceries", []),
            ("-60", "2026-06-11", "Bistro", "dining", ["food"]), ("2000", "2026-06-30", "Employer", "salary", []),
            ("-5", "2026-05-31", "", "dining", []), ("-8", "2026-07-01", "Bistro", "dining", []),
        ] {
            let result = try await session.run(
                ["add", "transaction", "--account", "Checking", "--amount", amount, "--day", day, "--category", category]
                    + (payee.isEmpty ? [] : ["--payee", payee]) + tags.flatMap { ["--tag", $0] })
            try #require(result.status == 0, "\(result.messages)")
        }
        return session
    }

    private static let june = ["--from", "2026-06-01", "--until", "2026-06-30"]

    private func json(_ session: CommandSession, _ words: String...) async throws -> String {
        let result = try await session.run(["report"] + words + ["--output", "json"])
        #expect(result.status == 0, "\(result.messages)")
        return result.output
    }

    // MARK: - JSON and CSV

    @Test func spendingByCategoryIsPositiveAndRefundsLowerIt() async throws {
        let session = try await household()
        #expect(
            try await json(session, "spending", "--from", "2026-06-01", "--until", "2026-06-30") == """
                {"currency":"EUR","total":"160.00","rows":[{"key":"Groceries","amount":"100.00","previous":null},\
                {"key":"Dining","amount":"60.00","previous":null}]}

                """)
    }

    @Test func withoutDaysItIsThisMonthUntilToday() async throws {
        let session = try await household()
        #expect(try await json(session, "spending").contains("\"total\":\"8.00\""))
        #expect(try await json(session, "spending", "--until", "2026-05-31").contains("\"total\":\"5.00\""))
        #expect(try await json(session, "income") == "{\"currency\":\"EUR\",\"total\":\"0.00\",\"rows\":[]}\n")
    }

    @Test func cashFlowAndNetWorthAreByMonth() async throws {
        let session = try await household()
        let cashFlow = try await json(session, "cashflow", "--until", "2026-06-30")
        #expect(cashFlow.contains("{\"key\":\"2026-05\",\"amount\":\"-5.00\",\"previous\":null}"))
        #expect(cashFlow.contains("{\"key\":\"2026-06\",\"amount\":\"1840.00\",\"previous\":null}]}"))
        let worth = try await json(session, "networth", "--from", "2026-06-01")
        #expect(worth.contains("\"total\":\"2827.00\""))
        #expect(worth.contains("{\"key\":\"2026-06\",\"amount\":\"1835.00\",\"previous\":null}"))
        #expect(try await json(session, "networth", "--by", "account").contains("{\"key\":\"Checking\",\"amount\":\"2827.00\""))
    }

    @Test func everyGroupingHasItsKeys() async throws {
        let session = try await household()
        func rows(_ grouping: String) async throws -> String {
            let result = try await session.run(["report", "spending", "--by", grouping, "--output", "csv"] + Self.june)
            return result.output.replacing("\r\n", with: " ")
        }
        #expect(try await rows("payee") == "key,amount,previous,currency Market,100.00,,EUR Bistro,60.00,,EUR ")
        #expect(try await rows("tag") == "key,amount,previous,currency food,180.50,,EUR home,120.50,,EUR ,-20.50,,EUR ")
        #expect(try await rows("account") == "key,amount,previous,currency Checking,160.00,,EUR ")
        #expect(try await rows("month") == "key,amount,previous,currency 2026-06,160.00,,EUR ")
    }

    @Test func aTransactionWithTwoTagsCountsOnceInTheTotal() async throws {
        let session = try await household()
        let report = try await json(session, "spending", "--by", "tag", "--from", "2026-06-01", "--until", "2026-06-30")
        #expect(report.contains("\"total\":\"160.00\"") && report.contains("{\"key\":\"\",\"amount\":\"-20.50\""))
    }

    @Test func aComparisonHasTheEarlierAmountOfEachRow() async throws {
        let session = try await household()
        let report = try await json(session, "spending", "--from", "2026-06-01", "--until", "2026-06-30", "--compare", "previous")
        #expect(report.contains("{\"key\":\"Groceries\",\"amount\":\"100.00\",\"previous\":\"0.00\"}"))
        #expect(report.contains("{\"key\":\"Dining\",\"amount\":\"60.00\",\"previous\":\"5.00\"}"))
    }

    @Test func excludedCategoriesDoNotCount() async throws {
        let session = try await household()
        let report = try await json(
            session, "spending", "--from", "2026-05-01", "--exclude", "groceries", "--exclude", "salary", "--output", "json")
        #expect(report.contains("\"total\":\"73.00\"") && !report.contains("Groceries"))
    }

    @Test func whatOtherPeopleOweHasAKeyOfItsOwn() {
        let euro = Currency.euro
        let request = ReportRequest(.networth, by: .account, days: CommandSession.today...CommandSession.today)
        func key(_ key: ReportKey, _ kind: ReportKind = .networth) -> String {
            var request = request
            request.kind = kind
            let row = Report.Row(key: key, amount: .zero(euro))
            let report = Report(
                request: request, previousDays: nil, total: .zero(euro), previousTotal: nil, rows: [row], leftOut: [], isConverted: false)
            return ReportAnswer(report).csv[1][0]
        }
        #expect([key(.people), key(.inTransit), key(.people, .spending)] == ["(people)", "(in transit)", ""])
    }

    // MARK: - Tables

    @Test func theTableHasBarsTheTotalAndTheDays() async throws {
        let session = try await household()
        let result = try await session.run(["report", "spending"] + Self.june)
        #expect(
            result.output == """
                CATEGORY       AMOUNT
                Groceries  100.00 EUR  ████████████████████
                Dining      60.00 EUR  ████████████
                Total      160.00 EUR
                Period: 2026-06-01 to 2026-06-30

                """)
    }

    @Test func negativeAmountsHaveAnotherBar() async throws {
        let session = try await household()
        let result = try await session.run("report", "cashflow", "--from", "2026-06-01", "--compare", "previous")
        #expect(
            result.output == """
                MONTH         AMOUNT                          BEFORE    DIFFERENCE
                2026-06  1840.00 EUR  ████████████████████  0.00 EUR  +1840.00 EUR
                2026-07    -8.00 EUR  ░                     0.00 EUR     -8.00 EUR
                Total    1832.00 EUR                        0.00 EUR  +1832.00 EUR
                Period: 2026-06-01 to 2026-07-01, compared with 2026-04-01 to 2026-05-01

                """)
    }

    @Test func barsAreLeftOutWhereTheyDoNotFit() async throws {
        let session = try await household()
        let name = "A category whose name is as long as may be"
        #expect(try await session.run("add", "category", name, "--class", "spending").status == 0)
        _ = try await session.run("add", "transaction", "--account", "Checking", "--amount", "-7", "--category", name)
        #expect(!(try await session.run("report", "spending", "--compare", "year").output.contains("█")))
        #expect(try await session.run("report", "spending").output.contains("█"))
    }

    @Test func tagsAndMissingRatesAreExplained() async throws {
        let session = try await household()
        #expect(try await session.run(["report", "spending", "--by", "tag"] + Self.june).output.contains("counts with each of them"))
        _ = try await session.run("add", "account", "Pounds", "--kind", "cash", "--currency", "GBP")
        _ = try await session.run("add", "transaction", "--account", "Pounds", "--amount", "-7", "--category", "dining")
        let sentence = "Warning: amounts in GBP are left out: there is no rate to EUR; set one with coffer rates\n"
        #expect(try await session.run("report", "spending").output.hasSuffix(sentence))
        let json = try await session.run("report", "spending", "--output", "json")
        #expect(json.messages == sentence && json.output.hasSuffix("],\"leftOut\":[\"GBP\"]}\n"))
        // Nothing that was earned is missing.
        #expect(try await session.run("report", "income", "--output", "json").messages.isEmpty)
    }

    @Test(arguments: [
        (["spending"], "KATEGORIE"), (["spending", "--by", "tag"], "ohne Schlagwort"), (["cashflow"], "MONAT"),
        (["networth"], "Nettovermögen"), (["income"], "Keine Beträge"), (["spending"], "Zeitraum: 2026-07-01 bis 2026-07-01\n"),
    ])
    func reportsAreInGerman(words: [String], text: String) async throws {
        let session = try await household()
        #expect(try await session.run(["report"] + words, texts: Self.german).output.contains(text))
    }

    // MARK: - Input

    @Test func whatIsNoReportIsRefused() async throws {
        let session = try await household()
        func refused(_ words: String...) async throws -> String {
            let result = try await session.run(["report"] + words)
            #expect(result.output.isEmpty)
            return "\(result.status) \(result.messages)"
        }
        #expect(try await refused("spending", "--from", "2026-07-02") == "64 The last day must not be before the first day\n")
        #expect(try await refused("networth", "--by", "payee").contains("Net worth can be divided by month or by account only"))
        #expect(try await refused("networth", "--exclude", "dining").contains("Net worth has no categories to exclude"))
        #expect(try await refused("spending", "--exclude", "nothing") == "1 Resource not found: category \"nothing\"\n")
        #expect(try await refused("savings").hasPrefix("64 "))
        #expect(try await refused("spending", "--by", "colour").hasPrefix("64 "))
        #expect(try await refused("spending", "--from", "2026-02-30").hasPrefix("64 "))
    }

    @Test func aHundredYearsAreOneReport() async throws {
        let session = try await household()
        let all = try await json(session, "spending", "--from", "1926-07-02", "--by", "month")
        #expect(all.contains("\"total\":\"173.00\""))
        #expect(all.contains("\"rows\":[{\"key\":\"2026-05\",\"amount\":\"5.00\",\"previous\":null},"))
    }

    @Test(arguments: ["spending", "income", "cashflow", "networth"])
    func aNewHouseholdHasNothingToReport(kind: String) async throws {
        let session = try await CommandSession()
        #expect(try await json(session, kind) == "{\"currency\":\"EUR\",\"total\":\"0.00\",\"rows\":[]}\n")
        #expect(try await session.run("report", kind).output.hasPrefix("Nothing to report\n"))
    }

    @Test func aViewerMayReadReports() async throws {
        #expect(try await household().asViewer.run("report", "spending").status == 0)
    }
}
