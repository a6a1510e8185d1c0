import Models

extension BenefitMode {
    var title: String {
        switch self {
        case .remind: "Remind me"
        case .claimsItself: "It comes by itself"
        case .ignore: "Ignore it"
        }
    }

    /// A sentence that explains the mode.
    var sentence: String {
        switch self {
        case .remind: "It counts, and you are told before it is lost."
        case .claimsItself: "It is used on the first day of each cycle, without anybody doing anything."
        case .ignore: "It counts nowhere."
        }
    }
}

extension BenefitAlignment {
    var title: String {
        switch self {
        case .calendar: "The calendar"
        case .anniversary: "The day the card was opened"
        case .rolling: "The last use"
        }
    }
}

extension BenefitFrequency {
    /// The frequency as it follows *every*: `month`, `4 years`.
    var title: String {
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

extension BenefitUse.State {
    var title: String {
        switch self {
        case .used: "Used"
        case .posted: "Posted"
        case .undone: "Taken back"
        }
    }
}
