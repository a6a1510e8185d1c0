import DesignSystem
import HTML
import Models
import PeopleModel

/// The disc of a person: the emoji, or the first letter of the name.
struct PersonDisc: View {
    let person: Person

    var body: some View { AccountDisc(name: person.emoji.isEmpty ? person.name : person.emoji, color: person.color) }
}

/// The disc of a group: its emoji, or an icon.
struct GroupDisc: View {
    let group: PeopleGroup

    var body: some View {
        if group.emoji.isEmpty {
            IconDisc(.person2, tint: .accent)
        } else {
            AccountDisc(name: group.emoji, color: Account.defaultColor)
        }
    }
}
