package import Localization

extension BenefitDisplayable {
    /// The remaining time, such as `3 days left`.
    package var urgencyText: LocalizedText {
        switch daysRemaining {
        case ..<0: "Expired"
        case 0: "Expires today"
        case .max: "No end"
        default: .plural(daysRemaining, one: "1 day left", other: "\(daysRemaining) days left")
        }
    }

    /// A short label behind an amount: `/mo` `/qtr` `/6mo` `/yr` `/Nmo` `/Nyr`; `/use` without a cycle.
    package var frequencyLabel: LocalizedText {
        switch frequency {
        case .perOccasion: "/use"
        case .months(1): "/mo"
        case .months(3): "/qtr"
        case .months(12): "/yr"
        case .months(let months): months.isMultiple(of: 12) ? "/\(months / 12)yr" : "/\(months)mo"
        }
    }
}
