import Localization
import Models

extension CategoryClass {
    /// The heading above the categories of the class.
    var title: LocalizedText {
        switch self {
        case .income: "Income"
        case .spending: "Spending"
        case .neutral: "Other movements"
        }
    }
}
