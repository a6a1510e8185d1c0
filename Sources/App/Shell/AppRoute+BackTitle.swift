import Localization
import Navigation

extension AppRoute {
    /// The title of the Back link to this screen.
    var backTitle: LocalizedText {
        switch self {
        case .accounts(.detail): "Account"
        case .accounts(.transactions): "Transactions"
        case .accounts(.transactionDetail): "Transaction"
        case .more(.categories): "Categories"
        case .more(.rules): "Rules"
        case .more(.security): "Security"
        case .transfer(.beneficiaries): "Beneficiaries"
        case .transfer(.beneficiaryDetail): "Beneficiary"
        case .transfer(.internalTransfer): "Between your accounts"
        case .transfer(.detail): "Transfer"
        case .cards(.detail): "Card"
        case .cards(.benefitDetail): "Benefit"
        case .savings(.detail): "Savings account"
        case .savings(.goals): "Goals"
        case .savings(.goalDetail): "Goal"
        case .subscriptions(.detail): "Subscription"
        case .people(.detail): "Person"
        case .people(.groupDetail): "Group"
        case .people(.expenseDetail): "Expense"
        case .plan(.expected), .plan(.expectedDetail): "Expected money"
        case .home(.notifications): "Notifications"
        default: section.title
        }
    }
}
