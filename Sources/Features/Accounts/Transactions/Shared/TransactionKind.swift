import Models

/// What a person enters.
enum TransactionKind: String, CaseIterable, Hashable, Sendable {
    case spending, income
    /// Between own accounts.
    case transfer

    var title: String {
        switch self {
        case .spending: "Spending"
        case .income: "Income"
        case .transfer: "Transfer"
        }
    }

    /// The class of categories that is offered first.
    var categoryClass: CategoryClass { self == .income ? .income : .spending }
}
