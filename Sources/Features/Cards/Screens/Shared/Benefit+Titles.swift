import CardsModel
import Localization

extension BenefitMode {
    var title: LocalizedText {
        switch self {
        case .remind: "Remind me"
        case .claimsItself: "Used automatically"
        case .ignore: "Ignore it"
        }
    }

    /// A sentence that explains the mode.
    var sentence: LocalizedText {
        switch self {
        case .remind: "The benefit counts. Coffer tells you before it expires."
        case .claimsItself: "Coffer marks the benefit as used on the first day of each cycle."
        case .ignore: "The benefit does not count."
        }
    }
}

extension BenefitAlignment {
    var title: LocalizedText {
        switch self {
        case .calendar: "The calendar"
        case .anniversary: "The day the card was opened"
        case .rolling: "The last use"
        }
    }
}

extension BenefitFrequency {
    /// The frequency on its own: `Every month`.
    var title: LocalizedText {
        switch self {
        case .perOccasion: "Each time"
        case .months(1): "Every month"
        case .months(3): "Every quarter"
        case .months(6): "Every half-year"
        case .months(12): "Every year"
        case .months(let months): months.isMultiple(of: 12) ? "Every \(months / 12) years" : "Every \(months) months"
        }
    }
}

extension BenefitFrequency {
    /// The frequency within a sentence: `every month`.
    var displayName: LocalizedText {
        switch self {
        case .perOccasion: "each time"
        case .months(1): "every month"
        case .months(3): "every quarter"
        case .months(6): "every half-year"
        case .months(12): "every year"
        case .months(let months): months.isMultiple(of: 12) ? "every \(months / 12) years" : "every \(months) months"
        }
    }
}

extension BenefitCategory {
    /// The category within a sentence.
    var displayName: LocalizedText {
        switch self {
        case .travel: "travel"
        case .dining: "dining"
        case .transportation: "transportation"
        case .shopping: "shopping"
        case .entertainment: "entertainment"
        case .business: "business"
        case .technology: "technology"
        case .wellness: "wellness"
        case .lifestyle: "lifestyle"
        case .other: "other"
        }
    }
}

extension BenefitUse.State {
    var title: LocalizedText {
        switch self {
        case .used: "Used"
        case .posted: "Posted"
        case .undone: "Undone"
        }
    }
}
