import DesignSystem
import HTML
import Models
import PeopleModel

/// The disc of a member of a group: that of the person, an icon for the household, else the first letter of the name.
struct MemberDisc: View {
    /// Nil: a former member.
    let member: GroupMember?
    /// The people who are members.
    let people: [ID<Person>: Person]

    var body: some View {
        if let person = member?.person.flatMap({ people[$0] }) {
            PersonDisc(person: person)
        } else if let member, !member.isYou {
            AccountDisc(name: member.name, color: Account.defaultColor)
        } else {
            IconDisc(.person, tint: .accent)
        }
    }
}
