import DesignSystem
import HTML
import Localization
import Models
import Navigation
import RecurrenceModel
import Services
import SubscriptionsModel

/// A subscription in a list: its price per cycle, and when it is charged next.
struct SubscriptionRow: View {
    let summary: SubscriptionSummary

    var body: some View {
        ListRow(
            .verbatim(summary.subscription.name), subtitle: subtitle,
            path: SubscriptionsRoute.detail(subscriptionId: summary.id.description).path.absolute
        ) {
            IconDisc(.repeat, tint: summary.openChange != nil || summary.missing != nil ? .warning : .neutral)
        } trailing: {
            AmountText(summary.price)
        }
    }

    private var subtitle: LocalizedText {
        var parts: [LocalizedText] = [summary.subscription.cycle.title]
        if summary.openChange != nil {
            parts.append("New price")
        } else if let missing = summary.missing {
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
        if summary.subscription.sharing != nil { parts.append("Your share \(summary.myPrice)") }
        return .joined(parts)
    }
}
