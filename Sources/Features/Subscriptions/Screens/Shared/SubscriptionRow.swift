import DesignSystem
import HTML
import Localization
import Models
import Navigation
import RecurrenceModel
import Services
import SubscriptionsModel

/// A line of the table of subscriptions: its price per cycle, when it is charged next, and what of it the household bears.
struct SubscriptionRow: View {
    let summary: SubscriptionSummary

    /// The columns of the table, with the orders that their heads choose.
    static func columns(_ order: (SubscriptionOrder) -> DataOrder) -> [DataColumn] {
        [
            DataColumn("Name", order: order(.name)), DataColumn("Price", isFigure: true, order: order(.price)),
            DataColumn("Next charge", order: order(.next)), DataColumn("Cycle"), DataColumn("Paid from"),
            DataColumn("Your share", isFigure: true),
        ]
    }

    var body: some View {
        DataRow(
            .verbatim(summary.subscription.name), subtitle: subtitle,
            path: SubscriptionsRoute.detail(subscriptionId: summary.id.description).path.absolute
        ) {
            LetterTile(summary.subscription.name)
        } cells: {
            DataFigure {
                AmountText(summary.price)
                mark
            }
            DataCell { next }
            DataCell { summary.subscription.cycle.title }
            DataCell { LocalizedText.verbatim(summary.payerName) }
            DataCell(isFigure: true) { AmountText(summary.myPrice) }
        }
    }

    /// A price that a member has to confirm, or the latest step within a year.
    @ViewBuilder private var mark: some View {
        if summary.openChange != nil {
            small { StatusLabel("New price", tone: .warning) }
        } else if let step = summary.lastStep, let difference = step.difference {
            small {
                ChangeMark(difference, of: .cost)
                span(.class("visually-hidden")) { " since \(step.day)" }
            }
        }
    }

    /// When it is charged next, or why it is not.
    private var next: LocalizedText { .joined(nextParts) }

    private var nextParts: [LocalizedText] {
        var parts: [LocalizedText] = []
        if let missing = summary.missing, summary.openChange == nil {
            parts.append("Not charged on \(missing)")
        } else if let trial = summary.subscription.trial, summary.status == .trial {
            parts.append("Trial until \(trial.until)")
            if trial.converts { parts.append("Then \(summary.subscription.price)") }
        } else if let next = summary.nextCharge {
            parts.append("\(next.day)")
        } else if let last = summary.lastDay, summary.status == .active {
            parts.append("Until \(last)")
        }
        if summary.status != .trial, let label = summary.status.label { parts.append(label) }
        return parts
    }

    private var subtitle: LocalizedText {
        let share: [LocalizedText] = summary.subscription.sharing == nil ? [] : ["Your share \(summary.myPrice)"]
        return .joined([summary.subscription.cycle.title] + nextParts + share)
    }
}

extension PriceStep {
    /// By how much the price changed; nil if its currency did, too.
    fileprivate var difference: Money? { try? to - from }
}
