import App
import CardsModel
import Foundation
import Models
import Navigation
import ScreenKit
import Services

@testable import SampleHousehold

/// Words of formatted values and of names that are the same in every language.
enum FormattedValues {
    /// Names of brands and of the catalogue of cards, and stored names in columns with a structure.
    static let names: [String] = {
        var texts: [String] = CardCatalogue.sample.cards.flatMap { card in
            [card.facts.name, card.facts.issuer, card.source.name, card.source.remark]
                + card.benefits.flatMap { [$0.terms.name, $0.terms.details, $0.terms.merchant ?? ""] }
        }
        // Names that are the same everywhere: brands, time zones, the name of the program.
        texts += CardNetwork.allCases.map(\.name) + ["Coffer", "Firefox", "Linux", "MIT", "Sept", "Webhook", "ntfy"]
        // Addresses that a provider of sign-in is told.
        texts += ["/auth/callback", "/auth/login"]
        // Stored within columns that have a structure: patterns of rules and benefits, names of imported files, changes of the history.
        texts += [
            "commute", "felix", "orla", "lounge", "harbour-export.csv", "copperbridge.ofx", "orchard.ofx", "platinum.csv", "Ines", "Paul",
        ]
        return texts
    }()

    static let words: Set<String> = {
        // The page of the pseudo-language is German, its member reads English.
        var texts: [String] = Language.allCases.map { LocaleFormat.englishUS.speaking($0) }.flatMap { format in
            (1...12).flatMap { [format.monthName($0), format.standaloneMonthName($0), format.shortMonthName($0)] }
                + (1...7).map(format.weekdayName)
        }
        texts += CurrencyTable.all.map { $0.title(in: .german) }
        texts += names
        texts += LocaleFormat.all.flatMap { [$0.tag, $0.speaking(.german).sample, $0.speaking(.english).sample] }
        texts += Language.allCases.map(\.name)
        texts += TimeZone.knownTimeZoneIdentifiers
        // Keys of the keyboard.
        texts += Set(FeatureList.standard.routes.samples.map(\.section.key)).map(String.init) + ["g", "j", "k", "K", "n", "r"]
        texts += ["AM", "PM", "am", "pm", "Heute", "Gestern", "Morgen"]
        return Set(texts.flatMap { $0.matches(of: /[A-Za-z0-9]+/).map { String($0.output) } })
    }()
}
