package import Localization
package import Models

extension CategoryClass {
    /// The heading above the categories of the class.
    package var title: LocalizedText {
        switch self {
        case .income: "Income"
        case .spending: "Spending"
        case .neutral: "Other movements"
        }
    }
}
