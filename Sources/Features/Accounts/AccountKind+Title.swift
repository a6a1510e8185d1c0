import Models

extension AccountKind {
    /// What one account of the kind is called.
    var title: String {
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

    /// What several of the kind are called.
    var groupTitle: String {
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
