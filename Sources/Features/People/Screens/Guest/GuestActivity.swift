import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// The expenses and settlements of a group, newest first; a guest can open those that they have added.
struct GuestActivity: View {
    let model: GuestGroupViewModel
    let group: PeopleGroup

    var body: some View {
        Group {
            if activity.isEmpty {
                EmptyStateView(.cart, sentence: "No shared expenses yet. Add the first expense.")
            } else {
                Section("What happened", id: "activity") { ForEach(activity, id: { $0.cursor.description }) { row($0) } }
            }
            if let next = model.next { ButtonLink("Show earlier", path: next.path, role: .plain) }
        }
    }

    private var activity: [GroupActivity] { model.details?.activity ?? [] }

    @ViewBuilder private func row(_ activity: GroupActivity) -> some View {
        switch activity {
        case .expense(let expense):
            ListRow(
                .verbatim(expense.title), subtitle: .joined(["\(expense.day)", group.payerText(of: expense)] + author(expense)),
                path: model.isOwn(expense) ? model.link([QueryItem("expense", expense.id.description)]).path : nil
            ) {
                IconDisc(.cart, tint: .neutral)
            } trailing: {
                AmountText(expense.amount)
                if let share = share(expense) { small { share } }
            }
        case .settlement(let settlement):
            ListRow(group.sentence(of: settlement), subtitle: "\(settlement.day)") {
                IconDisc(.arrowLeftArrowRight, tint: .credit)
            } trailing: {
                AmountText(settlement.amount)
            }
        }
    }

    private func author(_ expense: Expense) -> [LocalizedText] {
        expense.guest.isEmpty ? [] : ["Added by the guest \(expense.guest)"]
    }

    /// The guest's share.
    private func share(_ expense: Expense) -> LocalizedText? {
        guard let guest = model.guest, expense.shares.contains(where: { $0.member == guest.id }) else { return nil }
        return "Your share \(Money(minorUnits: expense.share(of: guest.id), currency: expense.amount.currency))"
    }
}
