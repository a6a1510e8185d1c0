import Localization
import Models

/// The kind of a transaction that a member creates.
enum TransactionKind: String, CaseIterable, Hashable, Sendable {
    case spending, income
    /// A transfer between own accounts.
    case transfer

    var title: LocalizedText {
        switch self {
        case .spending: "Spending"
        case .income: "Income"
        case .transfer: "Transfer"
        }
    }

    /// The class of categories that is listed first.
    var categoryClass: CategoryClass { self == .income ? .income : .spending }
}
