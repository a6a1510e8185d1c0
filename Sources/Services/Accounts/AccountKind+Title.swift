package import Localization
package import Models

extension AccountKind {
    /// The singular title of the kind.
    package var title: LocalizedText {
        switch self {
        case .checking: "Checking"
        case .savings: "Savings"
        case .deposit: "Deposit"
        case .cash: "Cash"
        case .credit: "Credit card"
        case .loan: "Loan"
        case .investment: "Investment"
        case .pension: "Pension"
        case .asset: "Home, car and the like"
        }
    }
}
