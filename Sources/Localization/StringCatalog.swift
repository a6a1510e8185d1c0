package import Models

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The translations into one language, from the string catalogs (`.xcstrings`, JSON) of all targets.
package final class StringCatalog: Sendable {
    private let texts: [String: Translation]
    /// Whether every text is replaced by its pseudo-translation.
    private let isPseudo: Bool

    /// - Parameter files: the contents of string catalogs. A key in several has the translation of the last.
    /// - Throws: `DecodingError` if a file is not a string catalog of version 1.x with English as source language.
    package init(_ language: Language, files: [Data]) throws {
        var texts: [String: Translation] = [:]
        for file in files {
            let catalog = try JSONDecoder().decode(CatalogFile.self, from: file)
            for (key, entry) in catalog.strings {
                guard let translation = entry.localizations?[language.rawValue] else { continue }
                texts[key] = Translation(translation.forms)
            }
        }
        self.texts = texts
        isPseudo = false
    }

    private init() {
        texts = [:]
        isPseudo = true
    }

    /// A language for tests: every letter of a text is replaced by its full-width form, in brackets, so that a reader sees which letters of a
    /// screen are translated. Placeholders stay.
    package static let pseudo = StringCatalog()

    private static func pseudoTranslation(of key: String) -> String {
        var text = "⟦"
        var placeholder = false
        for scalar in key.unicodeScalars {
            switch scalar {
            case "%": placeholder.toggle()
            case "@" where placeholder: placeholder = false
            case "a"..."z", "A"..."Z":
                if placeholder {
                    // The last letter of %lld.
                    if scalar == "d" { placeholder = false }
                } else if let wide = Unicode.Scalar(scalar.value + 0xFEE0) {
                    text.unicodeScalars.append(wide)
                    continue
                }
            default: break
            }
            text.unicodeScalars.append(scalar)
        }
        return text + "⟧"
    }

    /// The translation of a key, for counts in a category; nil if there is none.
    package func text(_ key: String, _ category: PluralCategory = .other) -> String? {
        if isPseudo { return Self.pseudoTranslation(of: key) }
        guard let translation = texts[key] else { return nil }
        return category == .other ? translation.other : translation.forms?[category] ?? translation.other
    }

    /// The translated keys.
    package var keys: Set<String> { Set(texts.keys) }
}

/// A translation. Nearly all have one form, which is found without a second lookup.
private struct Translation: Sendable {
    /// The form of the category *other*; nil if the file lacks it.
    let other: String?
    /// All forms, if there are several.
    let forms: [PluralCategory: String]?

    init(_ forms: [PluralCategory: String]) {
        other = forms[.other]
        self.forms = forms.count > 1 || other == nil ? forms : nil
    }
}

// MARK: - The file

/// A string catalog as Xcode writes it, with the decoded parts only.
private struct CatalogFile: Decodable {
    var strings: [String: Entry]

    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?

        var forms: [PluralCategory: String] {
            var forms: [PluralCategory: String] = [:]
            if let stringUnit { forms[.other] = stringUnit.value }
            for (category, form) in variations?.plural ?? [:] {
                if let category = PluralCategory(rawValue: category), let unit = form.stringUnit { forms[category] = unit.value }
            }
            return forms
        }
    }

    struct Variations: Decodable {
        var plural: [String: Form]?
    }

    struct Form: Decodable {
        var stringUnit: Unit?
    }

    struct Unit: Decodable {
        var value: String
    }

    private enum CodingKeys: CodingKey {
        case sourceLanguage, strings
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let source = try container.decode(String.self, forKey: .sourceLanguage)
        guard source == Language.english.rawValue else {
            throw DecodingError.dataCorruptedError(
                forKey: .sourceLanguage, in: container, debugDescription: "the source language is \(source)")
        }
        strings = try container.decode([String: Entry].self, forKey: .strings)
    }
}
