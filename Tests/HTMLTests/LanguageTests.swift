import Foundation
import HTML
import Localization
import Models
import Testing

/// Texts in the reader's language; names in none.
@Suite struct LanguageTests {
    private static let file = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Account name" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Name <Konto>" } } } },
            "Behind: %@" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Im Rückstand: %@" } } } }
          },
          "version" : "1.0"
        }
        """

    private let german: PageContext

    init() throws {
        let catalog = try StringCatalog(.german, files: [Data(Self.file.utf8)])
        var page = PageContext()
        page.texts = TextEnvironment(.german, locale: LocaleFormat("de-DE"), catalog: catalog)
        german = page
    }

    @Test func textsAreTranslatedAndEscaped() {
        let goal = "Roof & floor"
        #expect(html(p { "Account name" }, german) == "<p>Name &lt;Konto&gt;</p>")
        #expect(html(p(.title("Account name")) { "Behind: \(goal)" }, german).hasSuffix(">Im Rückstand: Roof &amp; floor</p>"))
        #expect(html(p { .verbatim("Account name") }, german) == "<p>Account name</p>")
    }

    @Test func namesAreThoseOfTheEnglishLabel() {
        let field = TextField("Account name", text: .init(get: { "" }, set: { _ in }))
        #expect(Markup.values(of: "name", in: html(field, german)) == ["account-name"])
        #expect(html(field, german).contains(">Name &lt;Konto&gt;</label>"))
    }

    @Test func theTitleIsInTheReadersLanguage() {
        #expect(report(p { "x" }.navigationTitle("Account name"), german).title == "Name <Konto>")
    }
}
