import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// A person in a list with what is owed.
struct PersonRow: View {
    let summary: PersonSummary
    var isSelected = false

    var body: some View {
        ListRow(
            .verbatim(summary.person.name), subtitle: Standing(summary.balances).text,
            path: PeopleRoute.detail(personId: summary.person.id.description).path.absolute, role: isSelected ? .selected : .plain
        ) {
            PersonDisc(person: summary.person)
        } trailing: {
            BalanceAmounts(balances: summary.balances)
        }
    }
}
