import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services

/// A row of something due, with the sign of its amount.
struct DueRow: View {
    let item: DueItem
    let subtitle: LocalizedText
    let link: Link?

    var body: some View {
        ListRow(item.text, subtitle: subtitle, path: link?.path) {
            IconDisc(symbol, tint: item.direction == .incoming ? .credit : .neutral)
        } trailing: {
            if let amount = item.signedAmount { AmountText(amount, style: style) }
        }
    }

    private var style: AmountStyle {
        switch item.direction {
        case .outgoing: .debit
        case .incoming: .credit
        case .neutral: .neutral
        }
    }

    private var symbol: Symbol {
        switch item.kind {
        case .transfer: item.direction == .neutral ? .arrowLeftArrowRight : .arrowUpRight
        case .annualFee: .creditcard
        case .subscription: .repeat
        case .sharedExpense: .person2
        case .expected: item.direction == .incoming ? .arrowDownToLine : .arrowUpRight
        case .benefitEnds: .gift
        case .trialEnds, .cancelBy: .clock
        }
    }
}
