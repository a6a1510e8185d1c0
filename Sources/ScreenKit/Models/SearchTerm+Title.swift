package import Localization
package import Models

extension SearchTerm {
    /// The term in words, for a chip.
    package var title: LocalizedText {
        let title: LocalizedText =
            switch condition {
            case .word(let text), .phrase(let text): "“\(text)”"
            case .payee(let name): "Payee: \(name)"
            case .payeeIs(""): "Without a payee"
            case .payeeIs(let name): "Payee: \(name)"
            case .categoryClass(.income): "Income"
            case .categoryClass: "Spending"
            case .category(let name): "Category: \(name)"
            case .account(let name): "Account: \(name)"
            case .tag(let name): "#\(name)"
            case .number(let text): "Amount or number: \(text)"
            case .amounts(let amounts): amounts.title
            case .days(let days, _) where days.lowerBound == days.upperBound: "\(days.lowerBound)"
            case .days(let days, _): "\(days.lowerBound) to \(days.upperBound)"
            case .status(.pending): "Pending"
            case .status(.completed): "Completed"
            case .status(.failed): "Failed"
            case .status(.cancelled): "Cancelled"
            case .attachment: "With attachment"
            }
        return isExcluded ? "Not: \(title)" : title
    }
}

extension SearchAmounts {
    fileprivate var title: LocalizedText {
        switch (least, most) {
        case (let least?, let most?): "\(least.text) to \(most.text)"
        case (let least?, nil): least.isIncluded ? "At least \(least.text)" : "More than \(least.text)"
        case (nil, let most?): most.isIncluded ? "At most \(most.text)" : "Less than \(most.text)"
        case (nil, nil): .verbatim("")
        }
    }
}
