import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// Asks the guest who they are, and says what they owe or are owed.
struct GuestChoice: View {
    let model: GuestGroupViewModel
    let group: PeopleGroup

    var body: some View {
        if let guest = model.guest {
            Live("guest-balance") {
                GroupBox(.verbatim(guest.name)) {
                    BalanceFigure(
                        heading: Standing(balances(of: guest)).sumText, balances: balances(of: guest),
                        currency: group.currency)
                    a(.href(model.linkOfNobody.path)) { "I am somebody else" }
                }
            }
        } else {
            Section("Who are you?", id: "who", note: "Others see this name beside what you add.") {
                ForEach(model.guests, id: \.id.description) { member in
                    ListRow(.verbatim(member.name), symbol: .person, path: model.link(as: member).path)
                }
            }
        }
    }

    private func balances(of guest: GroupMember) -> [Money] { model.details?.summary.balances.nets(of: [guest.id]) ?? [] }
}
