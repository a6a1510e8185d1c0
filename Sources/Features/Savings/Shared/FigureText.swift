import DesignSystem
import HTML
import Localization
import Models
import Services

/// An amount, or a dash if the amount overflows.
struct FigureText: View {
    let amount: Money?
    let context: MemberContext

    var body: some View {
        if let amount {
            AmountText(amount, in: context.locale, isHidden: !context.showsBalances)
        } else {
            span(.class("amount")) { "—" }
        }
    }

    /// The label of the dash.
    static let tooLarge: LocalizedText = "Too large to work out"
}
