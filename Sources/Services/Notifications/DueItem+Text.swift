package import Localization
package import Models

extension DueItem {
    /// The text of a due item, for lists and calendars.
    package var text: LocalizedText {
        switch kind {
        case .transfer, .subscription, .sharedExpense, .expected: .verbatim(title)
        case .annualFee: "\(title), annual fee"
        case .benefitEnds: "\(title), last day to use"
        case .trialEnds: "\(title), trial ends"
        case .cancelBy: "\(title), last day to cancel"
        }
    }
}
