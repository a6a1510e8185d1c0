package import Models

extension Language {
    /// The plural category of a count, by the rules of CLDR 48 (`supplemental/plurals.xml`); English and German share theirs: `one` for 1
    /// without decimals, else `other`.
    package func pluralCategory(of count: Int) -> PluralCategory { count == 1 ? .one : .other }

    /// The percent sign with the blank that CLDR's percent pattern puts before it.
    var percentSign: String {
        switch self {
        case .english: "%"
        case .german: "\u{A0}%"
        }
    }
}

/// A plural category of CLDR. Languages with more categories than English and German are not supported.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case one
    case other
}
