import Localization
import Models
import SavingsModel

extension InterestRate {
    /// The rate and the yield: `4.5 % a year, 4.594 % yield`.
    func text(in locale: LocaleFormat) -> LocalizedText {
        isZero ? "No interest" : "\(nominalPercent.formatted(in: locale)) % a year, \(yieldPercent.formatted(in: locale)) % yield"
    }
}

extension InterestRate.Basis {
    var title: LocalizedText {
        switch self {
        case .nominal: "Interest rate"
        case .yield: "Yield"
        }
    }
}
