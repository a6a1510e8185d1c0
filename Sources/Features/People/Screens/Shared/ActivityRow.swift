import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// A direct expense or settlement in a list: what it was, who paid, and what of it concerns the household.
struct ActivityRow: View {
    let activity: GroupActivity
    let group: PeopleGroup

    var body: some View {
        switch activity {
        case .expense(let expense):
            ListRow(
                .verbatim(expense.title), subtitle: subtitle(expense),
                path: PeopleRoute.expenseDetail(groupId: group.id.description, expenseId: expense.id.description).path.absolute,
                id: expense.id.description
            ) {
                IconDisc(category: "tag")
            } trailing: {
                AmountText(expense.amount)
                small { share(expense) }
            }
        case .settlement(let settlement):
            ListRow(
                group.sentence(of: settlement), subtitle: guest(.relative(settlement.day), settlement.guest), id: settlement.id.description
            ) {
                IconDisc(.arrowLeftArrowRight, tint: .credit)
            } trailing: {
                AmountText(settlement.amount)
            }
        }
    }

    private func subtitle(_ expense: Expense) -> LocalizedText {
        guest(.joined([.relative(expense.day), group.payerText(of: expense)]), expense.guest)
    }

    private func guest(_ text: LocalizedText, _ name: String) -> LocalizedText {
        name.isEmpty ? text : .joined([text, "Added by the guest \(name)"])
    }

    /// The household's share.
    private func share(_ expense: Expense) -> LocalizedText {
        group.ourShare(of: expense).map { "Your share \($0)" } ?? "Not involved"
    }
}
