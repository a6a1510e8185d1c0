import Models

extension CategoryClass {
    /// What the categories of the class are called together.
    var title: String {
        switch self {
        case .income: "Income"
        case .spending: "Spending"
        case .neutral: "Neither"
        }
    }
}
