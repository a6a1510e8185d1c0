import Localization
import Models

extension ForecastItem.Kind {
    /// Where an item comes from.
    var title: LocalizedText {
        switch self {
        case .booked: "Booked ahead"
        case .pending: "Pending"
        case .transfer: "Scheduled transfer"
        case .standingOrder: "Standing order"
        case .subscription: "Subscription"
        case .savingsPlan: "Savings plan"
        case .cardBill: "Card bill"
        case .sharedExpense: "Shared expense"
        case .expected: "Expected"
        case .found: "Found in transactions"
        case .whatIf: "What if"
        }
    }
}
