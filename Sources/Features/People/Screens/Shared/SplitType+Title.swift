import Localization
import PeopleModel

extension SplitType {
    var title: LocalizedText {
        switch self {
        case .equally: "Equally"
        case .exact: "By amounts"
        case .percent: "By percent"
        case .shares: "By shares"
        case .adjust: "Equally, with adjustments"
        }
    }

    /// What is typed for each member; nil if nothing is.
    var hint: LocalizedText? {
        switch self {
        case .equally: nil
        case .exact: "Enter each person's amount. The amounts must add up to the total."
        case .percent: "Enter each person's percentage. The percentages must add up to 100."
        case .shares: "Enter each person's shares, for example 1, 2 or 0.5."
        case .adjust: "Equal shares, plus or minus an amount for each person."
        }
    }
}
