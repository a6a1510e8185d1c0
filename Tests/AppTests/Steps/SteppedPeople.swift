import Models
import PeopleModel
import Services
import Testing

/// A group with many expenses, beside a small one.
struct SteppedPeople: Sendable {
    let person: ID<Person>
    let group: PeopleGroup
    let expense: ID<Expense>
    let guestToken: String

    init(_ services: DependencyContainer, expenses: Int) async throws {
        let people = services.people()
        let currency = services.context.household.currency
        let names = ["Anna", "Ben", "Clara"]
        group = try await people.addGroup(
            PeopleGroupDraft(name: "Flat", currency: currency, members: [.init(person: nil)], newPeople: names))
        _ = try await people.addGroup(
            PeopleGroupDraft(name: "Trip", currency: currency, members: [.init(person: nil)], newPeople: names))
        person = try #require(try await people.fetchPeople().people.first?.person.id)
        var added: ID<Expense>?
        for number in 0..<expenses {
            let amount = Money(minorUnits: 1_000 + Int64(number * 7 % 900), currency: currency)
            let draft = ExpenseDraft(
                title: "Expense \(number)", amount: amount, day: SteppedHousehold.lastDay.adding(days: -(number * 200 / expenses)),
                payers: [ExpensePayer(group.members[number % 4].id, amount.minorUnits)], split: group.newSplit)
            added = try await people.addExpense(draft, to: group.id).id
        }
        expense = try #require(added)
        guestToken = try await people.addGuestLink(group: group.id, canWrite: true, days: 30).token
    }

    /// The screens that do not grow with the group.
    var paths: [String] {
        let path = "/people/groups/\(group.id)"
        return [
            "/people", "/people?filter=owesUs&q=a", "/people/new", "/people/share", "/people/settle", "/people/invite", "/people/import",
            "/people/\(person)", "/people/\(person)/edit",
            "/people/groups/new", path, path + "?debts=direct", path + "/edit", path + "/settle", path + "/links", path + "/expenses/new",
            path + "/expenses/\(expense)", path + "/expenses/\(expense)/edit",
            "/g/\(guestToken)", "/g/\(guestToken)?me=\(group.members[1].id)",
        ]
    }

    /// The screens that show every expense behind a balance.
    var explanations: [String] {
        let path = "/people/groups/\(group.id)"
        let (us, other) = (group.members[0].id, group.members[1].id)
        return [path + "/members/\(us)", path + "/debts/\(us)/\(other)", path + "/debts/\(other)/\(us)"]
    }
}
