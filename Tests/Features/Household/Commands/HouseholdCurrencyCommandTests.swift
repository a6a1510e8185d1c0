import CommandTestSupport
import Localization
import Models
import TestTools
import Testing

/// Today is 1 July 2026.
struct HouseholdCurrencyCommandTests {
    private let folder: TemporaryFolder
    private let session: CommandSession

    init() async throws {
        folder = try TemporaryFolder()
        session = try await CommandSession(currency: try #require(Currency(code: "USD")))
    }

    private func statement() throws -> String {
        try folder.write("date,amount,currency,payee\n2026-06-02,-5.00,EUR,Bistro\n2026-06-03,-7.00,EUR,Bar\n", to: "june.csv")
    }

    @Test func theImportSaysThatTheHouseholdFollowsIt() async throws {
        let file = try statement()
        let preview = try await session.run("import", file, "--account", "Giro", "--dry-run")
        #expect(preview.output.contains("The household's currency would become EUR, as the file has it\n"))
        let result = try await session.run("import", file, "--account", "Giro")
        #expect(
            result.output.contains(
                "The household's currency is now EUR, as the file has it; for USD: coffer edit household --currency USD\n"))
        #expect(!result.messages.contains("coffer edit household"))
        let again = try await session.run("import", file, "--account", "Giro")
        #expect(!again.output.contains("The household's currency"))
    }

    @Test func jsonHasTheCurrencyThatWasTakenOver() async throws {
        let json = try await session.run("import", try statement(), "--account", "Giro", "--output", "json").output
        #expect(json.hasSuffix(",\"householdCurrency\":\"EUR\"}\n"))
    }

    @Test func theChangeIsOfferedUntilItIsMade() async throws {
        let advice = "No account has the household's currency, USD. To show totals in EUR: coffer edit household --currency EUR\n"
        #expect(try await session.run("accounts").messages.isEmpty)
        try await session.addAccount("Giro", .checking, opening: 100_00)
        #expect(try await session.run("accounts").messages == advice)
        let worth = try await session.run("report", "networth", "--until", "2026-07-01", "--output", "json")
        #expect(worth.output.hasSuffix("\"leftOut\":[\"EUR\"]}\n") && worth.messages.hasSuffix(advice))
        #expect(try await session.run("import", try statement(), "--account", "Giro").messages.hasSuffix(advice))
        #expect(try await session.asViewer.run("accounts").messages.isEmpty)
        let german = try await session.run("accounts", texts: TextEnvironment(.german, locale: LocaleFormat("de-DE"), showsAmounts: true))
        #expect(german.messages.contains("coffer edit household --currency EUR") && !german.messages.contains("No account"))
        let changed = try await session.run("edit", "household", "--currency", "EUR", "--output", "json")
        #expect(changed.status == 0 && changed.output == "{\"currency\":\"EUR\"}\n")
        #expect(try await session.run("accounts").messages.isEmpty)
    }

    @Test func onlyOwnersChangeIt() async throws {
        #expect(try await session.asViewer.run("edit", "household", "--currency", "EUR").status != 0)
        #expect(try await session.run("edit", "household", "--currency", "XYZ").status == 64)
    }
}
