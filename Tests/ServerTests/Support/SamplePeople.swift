import Models
import PeopleModel
import Services

/// A person, a group and an expense of one household.
struct SamplePeople {
    var person: ID<Person>
    var group: PeopleGroup
    var expense: ID<Expense>

    init(of services: DependencyContainer) async throws {
        let people = services.people()
        let currency = services.context.household.currency
        person = try await people.addPerson(PersonDraft(name: "Anna")).id
        group = try await people.addGroup(
            PeopleGroupDraft(name: "Boat club", currency: currency, members: [.init(person: nil), .init(person: person)]))
        let draft = ExpenseDraft(
            title: "Mooring", amount: Money(minorUnits: 30_00, currency: currency), day: services.context.today,
            payers: [ExpensePayer(group.members[0].id, 30_00)], split: group.newSplit)
        expense = try await people.addExpense(draft, to: group.id).id
    }

    /// The ids that a path of a group needs: its own, and those of an expense, of a member, or of who owes and who is owed.
    func ids(in segments: [String]) -> [String] {
        let (me, anna) = ("\(group.members[0].id)", "\(group.members[1].id)")
        let more: [String] =
            switch segments.dropFirst(3).first {
            case "expenses" where segments.last != "new": ["\(expense)"]
            case "members": [anna]
            case "debts": [anna, me]
            default: []
            }
        return ["\(group.id)"] + more
    }
}
