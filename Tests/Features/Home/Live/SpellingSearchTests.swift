import HomeModel
import Localization
import Models
import Services
import TestSupport
import TestTools
import Testing
import TransactionsModel

/// Letters with two spellings are found by both.
@Suite struct SpellingSearchTests {

    private static let pairs = [
        ("Bäckerei Huber", "baeckerei"), ("Baeckerei Huber", "bäckerei"), ("Bäckerei Huber", "Backerei"), ("GRÖSSE 40", "groesse"),
        ("Große Post", "grosse"), ("Grosse Post", "große"), ("Stra\u{DF}enbahn", "strassenbahn"), ("Müller & Söhne", "mueller soehne"),
        ("Mueller & Soehne", "Müller Söhne"), ("Mu\u{308}ller", "mueller"), ("Smørrebrød", "smoerrebroed"), ("Smoerrebroed", "smørrebrød"),
        ("Ålborg", "aalborg"), ("Aalborg", "ålborg"), ("Łódź", "lodz"), ("Cœur", "coeur"), ("Œuvre", "oeuvre"),
    ]

    @Test(arguments: pairs) func aPayeeIsFoundByBothSpellings(payee: String, text: String) async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Tin")
        try await home.add(-3_50, in: account, payee: payee)
        try await home.add(-1_00, in: account, payee: "Kiosk")
        for search in [text, String(text.dropLast(2)), "payee:\"\(text)\"", "\"\(text)\""]
        where search != String(text.dropLast(2)) || !text.contains(" ") {
            let results = try await home.services.search().search(search)
            #expect(results.page.entries.map(\.payee) == [payee], "\(search)")
        }
        let group = try await home.services.search().search(text).groups.first { $0.kind == .payee }
        #expect(group?.hits.map(\.title.english) == [payee])
    }

    @Test func aSpellingIsNotFoundByTheLettersItBeginsWith() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Tin")
        try await home.add(-3_50, in: account, payee: "Post")
        try await home.add(-3_50, in: account, payee: "Trust Fund")
        #expect(try await home.services.search().search("poe").page.entries.isEmpty)
        #expect(try await home.services.search().search("true").page.entries.isEmpty)
    }

    @Test func namesOfEverythingElseAreFoundByBothSpellings() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Tagesgeld für Bücher", .savings)
        let search = home.services.search()
        #expect(try await search.search("buecher").groups.flatMap(\.hits).map(\.title.english) == [account.name])
        try await home.add(-3_50, in: account, payee: "Kiosk", tags: ["Übung"])
        #expect(try await search.search("account:\"tagesgeld fuer buecher\"").page.entries.map(\.payee) == ["Kiosk"])
        #expect(try await search.search("tag:uebung").page.entries.map(\.payee) == ["Kiosk"])
        #expect(account.isFound(by: SearchText("fuer buecher")) && !account.isFound(by: SearchText("boch")))
    }

    @Test func anIndexOfAnOlderVersionFindsBothAfterwardsAndForgetsWhatIsDeleted() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.db")
        var old: TestHousehold? = try await TestHousehold(path: path)
        let tin = try #require(try await old?.account("Tin"))
        try await old?.add(-3_50, in: tin, payee: "Bäckerei Huber")
        try await old?.add(-1_00, in: tin, payee: "Kiosk")
        old = nil
        // As version 32 has indexed them: the words without accents alone.
        try FileEditor.run(
            NewerTables.spellings + [
                "INSERT INTO entry_text (entry_text) VALUES ('delete-all')",
                """
                INSERT INTO entry_text (rowid, body)
                SELECT text_entry.text_key, char(57345) || text_entry.household || CASE payee.name WHEN 'Kiosk' THEN ' kiosk ' ELSE
                    ' backerei huber ' END || char(57346) || txn.amount
                FROM text_entry JOIN txn ON txn.household = text_entry.household AND txn.group_id = text_entry.group_id
                JOIN payee ON payee.household = txn.household AND payee.id = txn.payee
                """, "PRAGMA user_version = 32",
            ], in: path)
        let home = try await TestHousehold(path: path)
        let search = home.services.search()
        for text in ["baeckerei", "bäckerei", "backerei"] {
            #expect(try await search.search(text).page.entries.map(\.payee) == ["Bäckerei Huber"], "\(text)")
        }
        #expect(try await search.search("kiosk").count == 1)
        let id = try #require(try await search.search("baeckerei").page.entries.first?.id)
        _ = try await home.transactions.deleteTransactions(ids: [id])
        for text in ["baeckerei", "backerei", "huber"] { #expect(try await search.search(text).count == 0, "\(text)") }
        try await home.expectClean()
    }
}
