import Localization
import Models

extension DueItem {
    /// What kind of thing is due: `Subscription`, `Income`.
    var kindTitle: LocalizedText {
        switch kind {
        case .transfer: direction == .neutral ? "Between your accounts" : "Payment"
        case .annualFee: "Card"
        case .subscription, .trialEnds, .cancelBy: "Subscription"
        case .sharedExpense: "Shared expense"
        case .expected: direction == .incoming ? "Income" : "Bill"
        case .benefitEnds: "Card benefit"
        }
    }
}
