import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// A line of the table of a group's expenses and settlements.
struct GroupActivityLine: View {
    let activity: GroupActivity
    let group: PeopleGroup
    let categories: [ID<Category>: Category]

    /// The columns of the table.
    static let columns = [
        DataColumn("What"), DataColumn("Day"), DataColumn("Paid by"), DataColumn("Total", isFigure: true),
        DataColumn("Your share", isFigure: true),
    ]

    var body: some View {
        switch activity {
        case .expense(let expense): line(expense)
        case .settlement(let settlement): line(settlement)
        }
    }

    private func line(_ expense: Expense) -> some View {
        let share = group.ourShare(of: expense)
        return DataRow(
            .verbatim(expense.title),
            subtitle: .joined(
                [.relative(expense.day), group.payerText(of: expense), share.map { "Your share \($0)" } ?? "Not involved"]
                    + guest(expense.guest)),
            path: PeopleRoute.expenseDetail(groupId: group.id.description, expenseId: expense.id.description).path.absolute,
            id: expense.id.description
        ) {
            IconDisc(category: expense.category.flatMap { categories[$0]?.icon } ?? "tag")
        } cells: {
            DataCell { LocalizedText.relative(expense.day) }
            DataCell { LocalizedText.joined([payer(of: expense)] + guest(expense.guest)) }
            DataFigure { AmountText(expense.amount) }
            DataCell(isFigure: true) {
                if let share { AmountText(share) } else { LocalizedText("Not involved") }
            }
        }
    }

    private func line(_ settlement: Settlement) -> some View {
        DataRow(
            group.sentence(of: settlement), subtitle: .joined([.relative(settlement.day)] + guest(settlement.guest)),
            id: settlement.id.description
        ) {
            IconDisc(.arrowLeftArrowRight, tint: .credit)
        } cells: {
            DataCell { LocalizedText.relative(settlement.day) }
            DataCell { LocalizedText.joined([group.name(of: settlement.from)] + guest(settlement.guest)) }
            DataFigure { AmountText(settlement.amount) }
            DataCell { EmptyView() }
        }
    }

    private func payer(of expense: Expense) -> LocalizedText {
        guard expense.payers.count == 1, let payer = expense.payers.first else {
            return .plural(expense.payers.count, one: "1 person", other: "\(expense.payers.count) people")
        }
        return group.name(of: payer.member)
    }

    private func guest(_ name: String) -> [LocalizedText] { name.isEmpty ? [] : ["Added by the guest \(name)"] }
}
