import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// A group in a list, with what the household is owed or owes.
struct GroupRow: View {
    let summary: GroupSummary
    /// Direct debts have the name of the person.
    var title: LocalizedText?
    var balances: [Money]?
    var path: String?
    var isSelected = false

    var body: some View {
        ListRow(
            title ?? .verbatim(summary.group.name), subtitle: subtitle,
            path: path ?? PeopleRoute.groupDetail(groupId: summary.group.id.description).path.absolute,
            role: isSelected ? .selected : .plain
        ) {
            GroupDisc(group: summary.group)
        } trailing: {
            BalanceAmounts(balances: shown)
        }
    }

    private var shown: [Money] { balances ?? summary.net }

    private var subtitle: LocalizedText {
        if summary.group.isArchived { return .joined(["Archived", Standing(shown).sumText]) }
        return balances == nil ? Standing(shown).sumText : Standing(shown).text
    }
}
