import Localization
import Models

extension NotificationType {
    /// The label of the type's switch.
    var title: LocalizedText {
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

    /// The hint that lists what the type includes.
    var hint: LocalizedText? {
        switch self {
        case .transaction: "What others import, and transfers that were done or failed."
        case .security: "How you sign in, and who else can. Always on."
        case .due: "Transfers that wait for their day."
        case .system: "Where a bank's balance is not the one in Coffer."
        case .sharing: "What others add, change and settle."
        case .benefit, .subscription, .plan: nil
        }
    }
}
