import Models

extension PeopleGroup {
    /// A member's name on the command line; the household is `me`, or `me (Eva)` with a name in the group.
    func commandName(of id: ID<GroupMember>) -> String {
        guard let member = member(id) else { return id.description }
        guard member.isOurs else { return member.name }
        return member.name.isEmpty ? Self.household : "\(Self.household) (\(member.name))"
    }

    /// Its name; of direct debts that of the person.
    var commandTitle: String { isDirect ? members.first { !$0.isOurs }?.name ?? name : name }

    /// What the household is called on the command line.
    static let household = "me"
}
