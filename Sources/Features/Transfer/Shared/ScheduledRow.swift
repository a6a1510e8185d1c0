import DesignSystem
import HTML
import Models
import Navigation
import Services

extension ScheduledTransfer {
    /// Of the order, or of the standing order.
    var id: String {
        switch self {
        case .once(let details): details.transfer.id.description
        case .standing(let details): details.order.id.description
        }
    }

    /// Whom or what the money goes to.
    var recipient: String {
        switch self {
        case .once(let details): details.recipient
        case .standing(let details): details.recipient
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

    /// Nil for an order that does not return.
    var schedule: Schedule? {
        switch self {
        case .once: nil
        case .standing(let details): details.order.schedule
        }
    }

    /// Whether it stays in the household.
    var isOwn: Bool {
        switch self {
        case .once(let details): !details.transfer.isExternal
        case .standing(let details): details.destination != nil
        }
    }
}

/// Something that waits for its day, as lists show it.
struct ScheduledRow: View {
    let item: ScheduledTransfer
    let context: MemberContext

    var body: some View {
        Row(item.recipient, subtitle: subtitle, path: TransferRoute.detail(transferId: item.id).path.absolute, id: item.id) {
            OrderDisc(name: item.recipient, isOwn: item.isOwn)
        } trailing: {
            AmountText(item.amount, in: context.locale, isHidden: !context.showsBalances)
        }
    }

    private var subtitle: String {
        let second = item.schedule.map { $0.words(in: context.locale) } ?? "from \(item.source.name)"
        guard let day = item.day else { return second }
        return day.relativeFormatted(today: context.today, in: context.locale) + " · " + second
    }
}
