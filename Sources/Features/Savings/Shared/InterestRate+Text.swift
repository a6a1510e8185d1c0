import Models

extension InterestRate {
    /// The rate and the yield: `4.5 % a year, 4.594 % yield`.
    func text(in locale: LocaleFormat) -> String {
        isZero ? "No interest" : "\(nominalPercent.formatted(in: locale)) % a year, \(yieldPercent.formatted(in: locale)) % yield"
    }
}

extension InterestRate.Basis {
    var title: String {
        switch self {
        case .nominal: "Rate"
        case .yield: "Yield"
        }
    }
}
