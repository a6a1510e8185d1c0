import DesignSystem
import HTML
import Localization
import Models

/// An amount, or a dash if the amount overflows.
struct FigureText: View {
    let amount: Money?

    var body: some View {
        if let amount {
            AmountText(amount)
        } else {
            span(.class("amount")) { "—" }
        }
    }

    /// The label of the dash.
    static let tooLarge: LocalizedText = "Too large to work out"
}
