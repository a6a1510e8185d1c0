package import Models

/// All people and groups with their balances, from one snapshot.
package struct PeopleOverview: Hashable, Sendable {
    /// By name.
    package var people: [PersonSummary]
    /// The groups shown as such, by name, archived ones last.
    package var groups: [GroupSummary]
    /// The groups of direct debts.
    package var direct: [GroupSummary]

    package init(people: [PersonSummary], groups: [GroupSummary], direct: [GroupSummary] = []) {
        self.people = people
        self.groups = groups
        self.direct = direct
    }
}

/// A person with their balances.
package struct PersonSummary: Hashable, Sendable {
    package var person: Person
    /// The person's debts to the household (positive) or claims, by currency, without zeros: direct debts, and the suggested payments between the two
    /// in groups.
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

    /// The household's net, positive if it is a creditor, by currency, without zeros.
    package var net: [Money] { balances.nets(of: group.ours.map(\.id)) }

    /// The suggested payments between the household and others: those that it owes first, then by currency.
    package var ownDebts: [Debt] {
        let ours = Set(group.ours.map(\.id))
        let debts = balances.simplifiedDebts.filter { ours.contains($0.from) != ours.contains($0.to) }
        return debts.filter { ours.contains($0.from) } + debts.filter { ours.contains($0.to) }
    }

    /// A person's debts to the household (positive) or claims in the group's suggested payments, by currency, without zeros.
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
