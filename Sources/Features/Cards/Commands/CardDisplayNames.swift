import ArgumentParser
import CardsModel
import Localization

// States and kinds of cards and benefits, as their names within a line and as arguments.

extension CardStatus {
    var displayName: LocalizedText {
        switch self {
        case .pendingActivation: "pending activation"
        case .active: "active"
        case .inactive: "inactive"
        case .blocked: "blocked"
        case .expired: "expired"
        case .cancelled: "cancelled"
        }
    }
}

extension BenefitStatus {
    var displayName: LocalizedText {
        switch self {
        case .available: "available"
        case .used: "used"
        case .expired: "expired"
        }
    }
}

extension BenefitFrequency {
    var displayName: LocalizedText {
        switch self {
        case .perOccasion: "each time"
        case .months(1): "month"
        case .months(3): "quarter"
        case .months(6): "half-year"
        case .months(12): "year"
        case .months(let months): .plural(months, one: "month", other: "\(months) months")
        }
    }

    /// Behind an amount: `every month`.
    var everyText: LocalizedText {
        switch self {
        case .perOccasion: "each time"
        case .months(1): "every month"
        case .months(3): "every quarter"
        case .months(6): "every half-year"
        case .months(12): "every year"
        case .months(let months): "every \(months) months"
        }
    }
}

extension CardNetwork: ExpressibleByArgument {}
extension BenefitAlignment: ExpressibleByArgument {}

extension BenefitFrequency: ExpressibleByArgument {
    package init?(argument: String) { self.init(text: argument) }
}
