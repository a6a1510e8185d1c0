package import Models

extension PeopleGroup {
    /// A member's name on the command line and in files; the household is `me`, or `me (Eva)` with a name in the group.
    package func plainName(of id: ID<GroupMember>) -> String {
        guard let member = member(id) else { return id.description }
        guard member.isOurs else { return member.name }
        return member.name.isEmpty ? Self.household : "\(Self.household) (\(member.name))"
    }

    /// Its name; of direct debts that of the person.
    package var plainTitle: String { isDirect ? members.first { !$0.isOurs }?.name ?? name : name }

    /// What the household is called on the command line and in files.
    package static let household = "me"
}
