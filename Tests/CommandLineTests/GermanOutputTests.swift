import CommandTestSupport
import Localization
import Models
import Testing

@testable import CommandKit

/// What people read is in their language; what programs read is not.
struct GermanOutputTests {
    private static let german = TextEnvironment(.german, locale: LocaleFormat("de-DE"), showsAmounts: true)

    private static func session() async throws -> CommandSession {
        let session = try await CommandSession.withAccounts()
        try await session.add(-10_00)
        return session
    }

    @Test(arguments: [
        (["accounts"], "KONTO"), (["transactions"], "ZAHLUNGSPARTNER"), (["balance"], "Summe EUR"), (["categories"], "Ausgaben"),
        (["rules"], "Keine Regeln. Hinzufügen mit:"), (["history"], "AKTION"), (["cards"], "Keine Karten. Hinzufügen mit:"),
        (["goals"], "Noch keine Sparziele."), (["transfers"], "Keine Überweisungen."), (["check"], "Keine Abweichungen:"),
    ])
    func tablesAreInTheReadersLanguage(words: [String], text: String) async throws {
        let session = try await Self.session()
        let result = try await session.run(words, texts: Self.german)
        #expect(result.output.contains(text), "\(result.output)")
        #expect(try await session.run(words).output != result.output)
    }

    @Test(arguments: [["accounts"], ["transactions"], ["balance"], ["categories"], ["history"], ["check"]], ["json", "csv"])
    func whatProgramsReadIsTheSameInEveryLanguage(words: [String], format: String) async throws {
        let session = try await Self.session()
        let english = try await session.run(words + ["--output", format])
        let german = try await session.run(words + ["--output", format], texts: Self.german)
        #expect(english.output == german.output)
    }

    @Test func errorsAreInTheReadersLanguageAndKeepTheirStatus() async throws {
        let session = try await Self.session()
        let english = try await session.run("transactions", "--account", "Nowhere")
        let german = try await session.run("transactions", "--account", "Nowhere", texts: Self.german)
        #expect(german.messages == "Nicht gefunden: Konto „Nowhere“\n")
        #expect(german.status == english.status)
    }

    @Test(arguments: [
        (["coffer", "accounts", "--language", "de"], Language.german), (["coffer", "--language=en", "accounts"], .english),
    ])
    func theOptionNamesTheLanguage(arguments: [String], language: Language) {
        #expect(readersLanguage(arguments) == language)
    }

    @Test func anUnknownLanguageIsWrongUsage() {
        #expect(CommandSession.parsingStatus(["accounts", "--language", "fr"]) == 64)
    }

    /// Whatever a table says besides the household's data is translated: letters outside of the brackets of the pseudo-language are data.
    @Test(arguments: [["accounts"], ["balance"], ["categories"], ["history"], ["imports"], ["transfers"], ["goals"], ["cards"]])
    func everyTitleAndStateIsTranslated(words: [String]) async throws {
        let session = try await Self.session()
        let pseudo = TextEnvironment(showsAmounts: true, catalog: .pseudo)
        let words = words == ["imports"] ? ["import", "--list"] : words
        let titles = try await session.run(words, texts: pseudo).output.split(separator: "\n").first.map(String.init) ?? ""
        let outside = titles.replacing(#/⟦[^⟧]*⟧/#, with: "")
        #expect(!outside.contains { $0.isLetter }, "\(titles)")
    }
}
