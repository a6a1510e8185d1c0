/// The length of a benefit's cycle.
package enum BenefitFrequency: Hashable, Sendable {
    /// Every 1 to 120 months.
    case months(Int)
    /// No cycle: every occasion is separate and counts only when it is used.
    case perOccasion

    package static let monthly = BenefitFrequency.months(1)
    package static let quarterly = BenefitFrequency.months(3)
    package static let semiAnnual = BenefitFrequency.months(6)
    package static let annual = BenefitFrequency.months(12)

    /// Valid numbers of months in a cycle.
    package static let lengths = 1...120

    /// The length of the cycle in months; nil where there is no cycle.
    package var months: Int? {
        switch self {
        case .months(let months): months
        case .perOccasion: nil
        }
    }

    /// The form used in files, in the database and on the command line: `monthly`, `quarterly`, `semiAnnual`, `annual`, `48 months`,
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

    /// Parses the form that `text` produces; nil for anything else.
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

/// The alignment of a benefit's cycles. The raw values are stored in the database and in the catalogue.
package enum BenefitAlignment: String, CaseIterable, Hashable, Sendable {
    /// 1 January, then every N months.
    case calendar
    /// The day the card's account was opened; 1 January if that day is unknown.
    case anniversary
    /// The day of use: the benefit is available again N months later.
    case rolling
}
