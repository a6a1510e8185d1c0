import DesignSystem
import InsightsModel
import Localization
import Models
import Services

extension CategoryChange {
    /// The change as one of ten fixed sentences.
    var sentence: LocalizedText {
        let name = category.name
        let isIncome = category.class == .income
        guard let percent else { return isIncome ? plainIncome(name) : plainSpending(name) }
        let figure = Difference.percentText(percent)
        switch change {
        case .more where isIncome: return "\(name) brought in \(percent: figure) more than before: \(amount) after \(previous)"
        case .less where isIncome: return "\(name) brought in \(percent: figure) less than before: \(amount) after \(previous)"
        case .more: return "\(name) cost \(percent: figure) more than before: \(amount) after \(previous)"
        case .less: return "\(name) cost \(percent: figure) less than before: \(amount) after \(previous)"
        case .new, .gone: return isIncome ? plainIncome(name) : plainSpending(name)
        }
    }

    var symbol: Symbol { amount.minorUnits > previous.minorUnits ? .chevronUp : .chevronDown }

    private func plainSpending(_ name: String) -> LocalizedText {
        switch change {
        case .new: "\(name) cost \(amount), and nothing before"
        case .gone: "\(name) cost nothing, and \(previous) before"
        case .more, .less: "\(name) cost \(amount) after \(previous)"
        }
    }

    private func plainIncome(_ name: String) -> LocalizedText {
        switch change {
        case .new: "\(name) brought in \(amount), and nothing before"
        case .gone: "\(name) brought in nothing, and \(previous) before"
        case .more, .less: "\(name) brought in \(amount) after \(previous)"
        }
    }
}
