import Models

extension NotificationType {
    /// What it is called where it is switched.
    var title: String {
        switch self {
        case .transaction: "Transactions and transfers"
        case .security: "Security"
        case .due: "What falls due"
        case .benefit: "Benefits"
        case .subscription: "Subscriptions"
        case .sharing: "Shared expenses"
        case .plan: "Budgets, goals and expected money"
        case .system: "Statements that differ"
        }
    }

    /// What belongs to it.
    var hint: String? {
        switch self {
        case .transaction: "What others import, and transfers that were done or failed."
        case .security: "How you sign in, and who else can. Always on."
        case .due: "Transfers that wait for their day."
        case .system: "Where a bank's balance is not the one in Coffer."
        case .benefit, .subscription, .sharing, .plan: nil
        }
    }
}
