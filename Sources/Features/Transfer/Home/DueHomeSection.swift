import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// What Home shows of the next week: its payments and deadlines.
struct DueHomeSection: HomeSection {
    let place = HomePlace.column

    func content(_ overview: HomeOverview, for member: MemberContext) -> (any View)? {
        overview.due.isEmpty ? nil : DueSection(items: overview.due, context: member)
    }
}

private struct DueSection: View {
    let items: [DueItem]
    let context: MemberContext

    var body: some View {
        Section("Due soon", id: "due", link: SectionLink("See all", path: TransferRoute.scheduled.path.absolute)) {
            ForEach(items, id: \.key) { item in
                ListRow(
                    item.text, subtitle: .relative(item.day),
                    path: item.path
                ) {
                    IconDisc(item.isOutgoing ? .arrowUpRight : .arrowLeftArrowRight)
                } trailing: {
                    if let amount = item.amount { AmountText(amount) }
                }
            }
        }
    }
}
