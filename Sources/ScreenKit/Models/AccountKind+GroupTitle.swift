package import Localization
package import Models

extension AccountKind {
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
