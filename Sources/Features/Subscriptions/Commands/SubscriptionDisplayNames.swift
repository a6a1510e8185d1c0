import Localization
import Models
import SubscriptionsModel

// States and kinds of subscriptions and of what recurs, as their names within a line.

extension SubscriptionStatus {
    var displayName: LocalizedText {
        switch self {
        case .active: "active"
        case .trial: "trial"
        case .paused: "paused"
        case .cancelled: "cancelled, still running"
        case .ended: "ended"
        }
    }
}

extension SubscriptionPayment.Kind {
    var displayName: LocalizedText {
        switch self {
        case .charged: "charged"
        case .recorded: "without a transaction"
        case .missing: "not charged"
        }
    }
}

extension SeriesKind {
    var displayName: LocalizedText {
        switch self {
        case .subscription: "subscription"
        case .bill: "bill"
        case .obligation: "obligation"
        case .income: "income"
        case .habit: "everyday spending"
        case .order: "own order"
        }
    }
}

extension SeriesState {
    var displayName: LocalizedText {
        switch self {
        case .early: "early"
        case .mature: "steady"
        case .stopped: "stopped"
        }
    }
}
