import Localization
import Models

extension CategoryClass {
    /// The plural title of the class, used as a group heading.
    var title: LocalizedText {
        switch self {
        case .income: "Income"
        case .spending: "Spending"
        case .neutral: "Neither"
        }
    }
}
