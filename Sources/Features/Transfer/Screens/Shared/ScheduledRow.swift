import DesignSystem
import HTML
import Localization
import Models
import Navigation
import TransferModel

extension ScheduledTransfer {
    /// The id of the order or of the standing order.
    var id: String {
        switch self {
        case .once(let details): details.transfer.id.description
        case .standing(let details): details.order.id.description
        }
    }

    /// The name of the recipient or of the receiving account.
    var recipient: String {
        switch self {
        case .once(let details): details.recipient
        case .standing(let details): details.recipient
        }
    }

    /// The same in the reader's language.
    var recipientText: LocalizedText {
        switch self {
        case .once(let details): details.recipientText
        case .standing(let details): details.recipientText
        }
    }

    var source: Account {
        switch self {
        case .once(let details): details.source
        case .standing(let details): details.source
        }
    }

    var amount: Money {
        switch self {
        case .once(let details): details.transfer.amount
        case .standing(let details): details.order.amount
        }
    }

    /// The schedule of a standing order; nil for a single order.
    var schedule: Schedule? {
        switch self {
        case .once: nil
        case .standing(let details): details.order.schedule
        }
    }

    /// Whether the transfer is between own accounts.
    var isOwn: Bool {
        switch self {
        case .once(let details): !details.transfer.isExternal
        case .standing(let details): details.order.destination.account != nil
        }
    }
}

/// A list row of a scheduled order or a standing order.
struct ScheduledRow: View {
    let item: ScheduledTransfer

    var body: some View {
        ListRow(item.recipientText, subtitle: subtitle, path: TransferRoute.detail(transferId: item.id).path.absolute, id: item.id) {
            OrderIcon(name: item.recipient, isOwn: item.isOwn)
        } trailing: {
            AmountText(item.amount)
        }
    }

    private var subtitle: LocalizedText {
        let second = item.schedule.map { $0.text } ?? "from \(item.source.name)"
        guard let day = item.day else { return second }
        return "\(LocalizedText.relative(day)) · \(second)"
    }
}
