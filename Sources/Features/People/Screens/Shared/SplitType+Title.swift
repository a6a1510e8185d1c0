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
        case .exact: "What each bears. The amounts must make the whole."
        case .percent: "The percentage of each. They must make 100."
        case .shares: "The number of shares of each: 1, 2, 0.5."
        case .adjust: "Equal shares, but for what you add or take off for somebody."
        }
    }
}
