/// How long a benefit's cycle is.
package enum BenefitFrequency: Hashable, Sendable {
    /// Every so many months, from 1 to 120.
    case months(Int)
    /// No cycle: each occasion stands for itself, and it counts only when it is used.
    case perOccasion

    package static let monthly = BenefitFrequency.months(1)
    package static let quarterly = BenefitFrequency.months(3)
    package static let semiAnnual = BenefitFrequency.months(6)
    package static let annual = BenefitFrequency.months(12)

    /// How many months a cycle may have.
    package static let lengths = 1...120

    /// The cycle's length; nil where there is none.
    package var months: Int? {
        switch self {
        case .months(let months): months
        case .perOccasion: nil
        }
    }

    /// `/mo` `/qtr` `/6mo` `/yr` `/Nmo` `/Nyr`; `/use` for one without a cycle.
    package var label: String {
        switch self {
        case .perOccasion: "/use"
        case .months(1): "/mo"
        case .months(3): "/qtr"
        case .months(12): "/yr"
        case .months(let months): months.isMultiple(of: 12) ? "/\(months / 12)yr" : "/\(months)mo"
        }
    }

    /// How it is written in files, in the database and by the command line: `monthly`, `quarterly`, `semiAnnual`, `annual`, `48 months`,
    /// `perOccasion`.
    package var text: String {
        switch self {
        case .perOccasion: "perOccasion"
        case .months(1): "monthly"
        case .months(3): "quarterly"
        case .months(6): "semiAnnual"
        case .months(12): "annual"
        case .months(let months): "\(months) months"
        }
    }

    /// Reads what `text` writes; nil for anything else.
    package init?(text: String) {
        switch text {
        case "monthly": self = .monthly
        case "quarterly": self = .quarterly
        case "semiAnnual": self = .semiAnnual
        case "annual": self = .annual
        case "perOccasion": self = .perOccasion
        default:
            guard text.hasSuffix(" months"), let months = Int(text.dropLast(7)), Self.lengths.contains(months) else { return nil }
            self = .months(months)
        }
    }
}

/// What a benefit's cycles begin with. The words are kept in the database and in the catalogue.
package enum BenefitAlignment: String, CaseIterable, Hashable, Sendable {
    /// The first of January, and every so many months from there.
    case calendar
    /// The day on which the card's account was opened; the calendar where nobody has said when.
    case anniversary
    /// The day of its use: it is there again so many months later.
    case rolling
}
