import DesignSystem
import HTML
import Localization
import Models
import Navigation
import TransferModel

/// A list row of an order: recipient, day, status and amount.
struct OrderRow: View {
    let details: TransferDetails

    var body: some View {
        ListRow(
            details.recipientText, subtitle: subtitle,
            path: TransferRoute.detail(transferId: details.transfer.id.description).path.absolute, id: details.transfer.id.description
        ) {
            OrderIcon(name: details.recipient, isOwn: !details.transfer.isExternal)
        } trailing: {
            AmountText(details.transfer.shownAmount, style: details.transfer.amountStyle(isListed: true))
        }
    }

    private var subtitle: LocalizedText {
        let day = LocalizedText.relative(details.transfer.day)
        let second = details.transfer.status == .completed ? "from \(details.source.name)" : details.transfer.statusTitle
        return "\(day) · \(second)"
    }
}

/// The icon of an order's row: two arrows between own accounts, else the recipient's initial on a color derived from the name.
struct OrderIcon: View {
    let name: String
    let isOwn: Bool

    var body: some View {
        if isOwn {
            IconDisc(.arrowLeftArrowRight, tint: .accent)
        } else {
            AccountDisc(name: name, color: Self.color(of: name))
        }
    }

    /// Returns a color that is the same for every use of a name.
    static func color(of name: String) -> String {
        var hash = StableHash()
        hash.combine(name.folded)
        return Account.palette[Int(hash.value % UInt64(Account.palette.count))]
    }
}
