import DesignSystem
import HTML
import HomeModel
import Localization
import Models
import Navigation
import PeopleModel

/// A group, or a person with direct debts, on Home: what is owed, and below it what can be done about it. Both forms lead back to Home.
struct HomeGroupRow: View {
    let shown: HomeGroup
    let canWrite: Bool

    var body: some View {
        ListRow(.verbatim(shown.name), subtitle: subtitle, path: path) {
            if let person = shown.person { PersonDisc(person: person) } else { GroupDisc(group: group) }
        } trailing: {
            BalanceAmounts(balances: shown.summary.net)
        }
        if canWrite {
            li(.class("row-actions")) {
                if let debt = debts.first { action("Settle", "Settle: \(group.sentence(of: debt))", debt.settleLink(in: group.id)) }
                action("Add expense", "Add expense: \(shown.name)", Link(.people(.newExpense(groupId: group.id.description))))
            }
        }
    }

    private var group: PeopleGroup { shown.summary.group }

    private var debts: [Debt] { shown.summary.ownDebts }

    private var path: String {
        let route = shown.person.map { PeopleRoute.detail(personId: $0.id.description) }
        return (route ?? .groupDetail(groupId: group.id.description)).path.absolute
    }

    private var subtitle: LocalizedText {
        if shown.person != nil { return Standing(shown.summary.net).text }
        return debts.count == 1 ? group.sentence(of: debts[0]) : Standing(shown.summary.net).sumText
    }

    private func action(_ title: LocalizedText, _ label: LocalizedText, _ link: Link) -> some View {
        a(.class("button button-plain"), .href(link.leadingBack(to: Link(.home(.dashboard))).path), .ariaLabel(label)) { title }
    }
}
