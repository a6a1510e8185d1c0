/// The category of a benefit. The raw values are stored in the database and in the catalogue.
package enum BenefitCategory: String, CaseIterable, Hashable, Sendable {
    case travel, dining, transportation, shopping, entertainment, business, technology, wellness, lifestyle, other

    /// The SF Symbols name of its icon.
    package var icon: String {
        switch self {
        case .travel: "airplane"
        case .dining: "fork.knife"
        case .transportation: "car"
        case .shopping: "bag"
        case .entertainment: "film"
        case .business: "briefcase"
        case .technology: "desktopcomputer"
        case .wellness: "heart"
        case .lifestyle: "star"
        case .other: "gift"
        }
    }
}
