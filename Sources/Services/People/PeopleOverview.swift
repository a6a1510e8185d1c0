package import Models

/// All people and groups with what they owe, from one snapshot.
package struct PeopleOverview: Hashable, Sendable {
    /// By name.
    package var people: [PersonSummary]
    /// Those that are shown as groups, by name, archived ones last.
    package var groups: [GroupSummary]

    package init(people: [PersonSummary], groups: [GroupSummary]) {
        self.people = people
        self.groups = groups
    }
}

/// A person with what is owed.
package struct PersonSummary: Hashable, Sendable {
    package var person: Person
    /// What the person owes the household (positive) or is owed, by currency, without zeros: direct debts, and what the payments that settle
    /// the groups are between the two.
    package var balances: [Money]

    package init(person: Person, balances: [Money]) {
        self.person = person
        self.balances = balances
    }
}

/// A group with its balances.
package struct GroupSummary: Hashable, Sendable {
    package var group: PeopleGroup
    package var balances: GroupBalances

    package init(group: PeopleGroup, balances: GroupBalances) {
        self.group = group
        self.balances = balances
    }

    /// What the household is owed (positive) or owes, by currency, without zeros.
    package var net: [Money] { balances.nets(of: group.ours.map(\.id)) }

    /// What a person owes the household (positive) or is owed in the group's plan, by currency, without zeros.
    package func balances(with person: ID<Person>) -> [Money] {
        guard let member = group.members.first(where: { $0.person == person })?.id else { return [] }
        let ours = Set(group.ours.map(\.id))
        var sums: [Currency: Int64] = [:]
        for debt in balances.simplifiedDebts {
            if debt.from == member, ours.contains(debt.to) { sums[debt.amount.currency, default: 0] += debt.amount.minorUnits }
            if debt.to == member, ours.contains(debt.from) { sums[debt.amount.currency, default: 0] -= debt.amount.minorUnits }
        }
        return sums.filter { $0.value != 0 }.map { Money(minorUnits: $0.value, currency: $0.key) }.sorted {
            $0.currency.code < $1.currency.code
        }
    }
}
