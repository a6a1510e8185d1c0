package import Localization

extension BenefitCategory {
    /// The displayed name.
    package var title: LocalizedText {
        switch self {
        case .travel: "Travel"
        case .dining: "Dining"
        case .transportation: "Transportation"
        case .shopping: "Shopping"
        case .entertainment: "Entertainment"
        case .business: "Business"
        case .technology: "Technology"
        case .wellness: "Wellness"
        case .lifestyle: "Lifestyle"
        case .other: "Other"
        }
    }
}
