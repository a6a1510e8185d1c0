import Foundation
import Models
import Navigation
import Services

@testable import MockServices

/// Words of formatted values and of names that are the same in every language.
enum FormattedValues {
    static let words: Set<String> = {
        var texts = (1...12).flatMap { month in
            [
                LocaleFormat.englishUS.monthName(month), LocaleFormat.englishUS.standaloneMonthName(month),
                LocaleFormat.englishUS.shortMonthName(month),
            ]
        }
        texts += (1...7).map(LocaleFormat.englishUS.weekdayName)
        texts += CurrencyTable.all.map { $0.title(in: .german) }
        texts += LocaleFormat.all.flatMap { [$0.tag, $0.sample] }
        texts += Language.allCases.map(\.name)
        texts += CardCatalogue.sample.cards.flatMap { card in
            [card.facts.name, card.facts.issuer, card.source.name, card.source.remark]
                + card.benefits.flatMap { [$0.terms.name, $0.terms.details, $0.terms.merchant ?? ""] }
        }
        // Names that are the same everywhere: brands, time zones, the name of the program.
        texts += CardNetwork.allCases.map(\.name) + ["Coffer", "Firefox", "Linux", "MIT", "Sept"]
        // Stored within columns that have a structure: patterns of rules and benefits, names of imported files, changes of the history.
        texts += ["commute", "lounge", "harbour-export.csv", "dollars.ofx", "boston", "Ines", "Paul"]
        texts += TimeZone.knownTimeZoneIdentifiers
        // Keys of the keyboard.
        texts += AppSection.allCases.map { String($0.key) } + ["g", "j", "k", "K", "n"]
        texts += ["AM", "PM", "am", "pm", "Today", "Yesterday", "Tomorrow"]
        return Set(texts.flatMap { $0.matches(of: /[A-Za-z0-9]+/).map { String($0.output) } })
    }()
}
