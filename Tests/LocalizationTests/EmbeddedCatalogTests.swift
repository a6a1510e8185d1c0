import Foundation
import Models
import Testing

@testable import Localization

/// The string catalogs that are part of the program.
struct EmbeddedCatalogTests {
    private struct File: Decodable {
        var strings: [String: Entry]

        struct Entry: Decodable {
            var shouldTranslate: Bool?
        }
    }

    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
        .standardized

    @Test func everyCatalogOfATargetIsEmbedded() throws {
        let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)).compactMap {
            $0 as? URL
        }
        .filter { $0.pathExtension == "xcstrings" }
        #expect(files.count > 15)
        let embedded = Set(StringCatalog.embeddedFiles())
        for file in files { #expect(embedded.contains(try Data(contentsOf: file)), "\(file.path)") }
        #expect(embedded.count == files.count)
    }

    @Test func everyTextHasAGermanTranslation() throws {
        let catalog = try #require(StringCatalog.embedded(.german))
        for file in StringCatalog.embeddedFiles() {
            for (key, entry) in try JSONDecoder().decode(File.self, from: file).strings where entry.shouldTranslate != false {
                #expect(catalog.text(key)?.isEmpty == false, "\(key)")
            }
        }
    }

    /// The catalogs are merged, so a key has one translation.
    @Test func aKeyOfTwoCatalogsHasTheSameTranslation() throws {
        var known: [String: String] = [:]
        for file in StringCatalog.embeddedFiles() {
            let catalog = try StringCatalog(.german, files: [file])
            for key in catalog.keys {
                let text = catalog.text(key)
                if let other = known[key] { #expect(other == text, "\(key)") }
                known[key] = text
            }
        }
    }

    @Test func aTextIsShownInGerman() {
        let environment = TextEnvironment(.german, locale: LocaleFormat("de-DE"), showsAmounts: true)
        #expect(LocalizedText("Add account").string(in: environment) == "Konto hinzufügen")
        let days: (Int) -> LocalizedText = { .plural($0, one: "1 day left", other: "\($0) days left") }
        #expect(days(1).string(in: environment) == "Noch 1 Tag")
        #expect(days(1_200).string(in: environment) == "Noch 1.200 Tage")
    }

    @Test func theLanguageOfALocaleIsFound() {
        #expect(Language(tag: "de_DE.UTF-8") == .german)
        #expect(Language(tag: "de-CH") == .german)
        #expect(Language(tag: "EN") == .english)
        #expect(Language(tag: "C.UTF-8") == nil)
        #expect(LanguagePreference(header: "fr-FR, de;q=0.8, en;q=0.9").language == .english)
        #expect(LanguagePreference(header: "de-AT,de;q=0.9,en;q=0.8").language == .german)
    }

    @Test func thePseudoLanguageKeepsPlaceholders() {
        let environment = TextEnvironment(.german, showsAmounts: true, catalog: .pseudo)
        #expect(LocalizedText("Add %").string(in: environment) == "⟦Ａｄｄ %⟧")
        let text: LocalizedText = "\(3) of \("x")"
        #expect(text.string(in: environment) == "⟦3 ｏｆ x⟧")
    }
}
