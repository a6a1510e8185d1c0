import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// An expense or settlement in a list: what it was, who paid, and what of it concerns the household.
struct ActivityRow: View {
    let activity: GroupActivity
    let group: PeopleGroup
    var categories: [ID<Category>: Category] = [:]

    var body: some View {
        switch activity {
        case .expense(let expense):
            ListRow(
                .verbatim(expense.title), subtitle: subtitle(expense),
                path: PeopleRoute.expenseDetail(groupId: group.id.description, expenseId: expense.id.description).path.absolute,
                id: expense.id.description
            ) {
                IconDisc(category: expense.category.flatMap { categories[$0]?.icon } ?? "tag")
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
        let ours = group.ours.map(\.id)
        guard expense.shares.contains(where: { ours.contains($0.member) }) else { return "Not involved" }
        let sum = expense.shares.filter { ours.contains($0.member) }.reduce(0) { $0 + $1.amount }
        return "Your share \(Money(minorUnits: sum, currency: expense.amount.currency))"
    }
}
