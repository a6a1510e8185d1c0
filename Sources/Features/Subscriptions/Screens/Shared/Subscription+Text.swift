import Localization
import Models
import SubscriptionsModel

extension SubscriptionStatus {
    var title: LocalizedText {
        switch self {
        case .active: "Active"
        case .trial: "Trial"
        case .paused: "Paused"
        case .cancelled: "Cancelled, still running"
        case .ended: "Ended"
        }
    }

    /// Nil for a state that needs no label.
    var label: LocalizedText? { self == .active ? nil : title }
}

extension SubscriptionFilter {
    var title: LocalizedText {
        switch self {
        case .all: "All"
        case .active: "Active"
        case .inactive: "Inactive"
        case .trial: "Trial"
        case .paused: "Paused"
        case .personal: "Personal"
        case .shared: "Shared"
        }
    }
}

extension SubscriptionOrder {
    var title: LocalizedText {
        switch self {
        case .next: "Next charge"
        case .price: "Price"
        case .name: "Name"
        case .yearlyCost: "Cost per year"
        }
    }
}

extension SeriesKind {
    var title: LocalizedText {
        switch self {
        case .subscription: "Subscription"
        case .bill: "Bill"
        case .obligation: "Obligation"
        case .income: "Income"
        case .habit: "Everyday spending"
        case .order: "Own order"
        }
    }
}
