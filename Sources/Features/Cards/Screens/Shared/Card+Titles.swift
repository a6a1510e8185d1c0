import CardsModel
import Localization

extension CardStatus {
    /// The status as shown on a card and in lists.
    var title: LocalizedText {
        switch self {
        case .active: "Active"
        case .inactive: "Set aside"
        case .pendingActivation: "To activate"
        case .blocked: "Blocked"
        case .expired: "Expired"
        case .cancelled: "Cancelled"
        }
    }
}

extension CardBlockReason {
    /// The reason as a sentence.
    var title: LocalizedText {
        switch self {
        case .lost: "It is lost"
        case .stolen: "It was stolen"
        case .damaged: "It is damaged"
        case .suspicious: "Something is suspicious"
        }
    }

    /// The reason as one word, as it follows *Blocked:*.
    var word: LocalizedText {
        switch self {
        case .lost: "lost"
        case .stolen: "stolen"
        case .damaged: "damaged"
        case .suspicious: "something was suspicious"
        }
    }
}

extension CardNetwork {
    /// The title of the option.
    var title: LocalizedText { self == .other ? "Another one" : .verbatim(name) }
}

extension CardLimits.Kind {
    /// The label of the field.
    var title: LocalizedText {
        switch self {
        case .dailyPurchase: "Daily purchase limit"
        case .dailyWithdrawal: "Daily withdrawal limit"
        case .online: "Online limit"
        case .contactless: "Contactless limit"
        }
    }

    /// The hint that says which payments count towards the limit.
    var hint: LocalizedText {
        switch self {
        case .dailyPurchase: "All purchases in one day."
        case .dailyWithdrawal: "All withdrawals in one day."
        case .online: "One online purchase."
        case .contactless: "One contactless purchase."
        }
    }
}
