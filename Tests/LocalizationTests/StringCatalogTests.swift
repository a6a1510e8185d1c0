import Foundation
import Localization
import Models
import Testing

@Suite struct StringCatalogTests {
    private static let file = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Add account" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Konto hinzufügen" } } } },
            "%@ owes %@" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ bekommt Geld von %1$@" } } } },
            "%lld days left" : { "localizations" : { "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "Noch %lld Tag" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Noch %lld Tage" } } } } } } },
            "Only French" : { "localizations" : { "fr" : { "stringUnit" : { "state" : "translated", "value" : "Oui" } } } },
            "Not translated" : { }
          },
          "version" : "1.0"
        }
        """

    private func german(_ text: LocalizedText) throws -> String {
        let catalog = try StringCatalog(.german, files: [Data(Self.file.utf8)])
        return text.string(in: TextEnvironment(.german, locale: LocaleFormat("de-DE"), catalog: catalog))
    }

    @Test func aKeyIsTranslated() throws {
        #expect(try german("Add account") == "Konto hinzufügen")
    }

    @Test func translationsMayReorderArguments() throws {
        let (a, b) = ("Anna", "Ben")
        #expect(try german("\(a) owes \(b)") == "Ben bekommt Geld von Anna")
    }

    @Test func countsHaveThePluralFormsOfTheLanguage() throws {
        func left(_ days: Int) -> LocalizedText { .plural(days, one: "1 day left", other: "\(days) days left") }
        #expect(try german(left(1)) == "Noch 1 Tag")
        #expect(try german(left(2_000)) == "Noch 2.000 Tage")
    }

    @Test func missingTranslationsAndDataStayAsTheyAre() throws {
        #expect(try german("Only French") == "Only French")
        #expect(try german("Not translated") == "Not translated")
        #expect(try german(.verbatim("Add account")) == "Add account")
    }

    @Test func aTextWithinATextIsTranslatedToo() throws {
        #expect(
            try german("\(LocalizedText("Add account")) owes \(LocalizedText.verbatim("Add account"))")
                == "Add account bekommt Geld von Konto hinzufügen")
    }

    @Test func theSourceLanguageMustBeEnglish() {
        let french = Self.file.replacingOccurrences(of: "\"sourceLanguage\" : \"en\"", with: "\"sourceLanguage\" : \"fr\"")
        #expect(throws: DecodingError.self) { try StringCatalog(.german, files: [Data(french.utf8)]) }
    }
}
