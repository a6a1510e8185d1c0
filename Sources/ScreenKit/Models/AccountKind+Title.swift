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

    /// The plural title of the kind, used as a group heading.
    package var groupTitle: LocalizedText {
        switch self {
        case .checking: "Checking"
        case .savings: "Savings"
        case .deposit: "Deposits"
        case .cash: "Cash"
        case .credit: "Credit cards"
        case .loan: "Loans"
        case .investment: "Investments"
        case .pension: "Pensions"
        case .asset: "Home and other assets"
        }
    }
}
