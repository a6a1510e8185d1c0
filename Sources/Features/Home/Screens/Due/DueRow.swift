import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// A row of something due, with the sign of its amount, and with the balance of its account after it.
struct DueRow: View {
    let item: DueItem
    let subtitle: LocalizedText
    let display: DueDisplay
    let link: Link?
    /// Nil: not known, or not shown.
    var balance: Money?

    var body: some View {
        ListRow(item.text, subtitle: subtitle, path: link?.path) {
            IconDisc(display.symbol, tint: item.direction == .incoming ? .credit : .neutral)
        } trailing: {
            if let amount = item.signedAmount { AmountText(amount, style: style) }
            if let balance {
                small {
                    "Balance "
                    AmountText(balance, style: balance.isNegative ? .danger : .neutral)
                }
            }
        }
    }

    private var style: AmountStyle {
        switch item.direction {
        case .outgoing: .debit
        case .incoming: .credit
        case .neutral: .neutral
        }
    }
}
