package import CommandKit
import Localization
import Models
package import PeopleModel

extension Lookup {
    /// A person by id, else by name, ignoring case and accents.
    ///
    /// - Throws: `CommandFailure.notFound`.
    package func person(_ name: String) async throws -> Person {
        let people = try await household.people().fetchPeople().people.map(\.person)
        guard let found = people.named(name, \.id, \.name).first else { throw CommandFailure.notFound(kind: "person", name: name) }
        return found
    }

    /// A group by id, else by name; else the direct debts with a person of that name.
    ///
    /// - Throws: `CommandFailure.notFound`.
    package func group(_ name: String) async throws -> PeopleGroup {
        switch try await groupOrPerson(name) {
        case .group(let group): return group
        case .person(let person):
            let groups = try await household.people().fetchPerson(id: person.id).groups.map(\.group)
            guard let direct = groups.first(where: \.isDirect) else { throw CommandFailure.notFound(kind: "group", name: name) }
            return direct
        }
    }

    /// The same for a new expense: direct debts with a person begin with it.
    func groupForExpense(_ name: String) async throws -> PeopleGroup {
        switch try await groupOrPerson(name) {
        case .group(let group): group
        case .person(let person): try await household.people().directGroup(with: person.id)
        }
    }

    private enum GroupOrPerson {
        case group(PeopleGroup)
        case person(Person)
    }

    private func groupOrPerson(_ name: String) async throws -> GroupOrPerson {
        let overview = try await household.people().fetchPeople()
        if let found = overview.groups.map(\.group).named(name, \.id, \.name).first { return .group(found) }
        guard let person = overview.people.first(where: { $0.person.name.folded == name.folded }) else {
            throw CommandFailure.notFound(kind: "group", name: name)
        }
        return .person(person.person)
    }

    /// A member of a group by the person's name or id; `me` is the household, or its first member.
    ///
    /// - Throws: `CommandFailure.notFound`.
    func member(_ name: String, of group: PeopleGroup) throws -> GroupMember {
        guard let found = findMember(name, of: group) else {
            throw CommandFailure.notFound(kind: "member of \(group.plainTitle)", name: name)
        }
        return found
    }

    /// The same, nil if there is no such member.
    func findMember(_ name: String, of group: PeopleGroup) -> GroupMember? {
        let folded = name.folded
        let person = ID<Person>(name)
        let found = group.members.first { member in
            if let person { return member.person == person }
            return !member.name.isEmpty && member.name.folded == folded
        }
        return found ?? (folded == PeopleGroup.household ? group.ours.first : nil)
    }
}
