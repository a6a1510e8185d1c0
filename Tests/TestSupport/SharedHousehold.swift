package import Models
package import PeopleModel
import Services

/// A household that shares with two friends. Today is 27 May 2026.
package struct SharedHousehold {
    package let home: TestHousehold
    package let checking: Account
    package let anna: Person
    package let ben: Person
    /// The household, Anna and Ben.
    package let trip: PeopleGroup

    package init() async throws {
        home = try await TestHousehold()
        checking = try await home.account("Checking", opening: 1_000_00, on: TestHousehold.today.adding(days: -60))
        let people = home.services.people()
        anna = try await people.addPerson(PersonDraft(name: "Anna"))
        ben = try await people.addPerson(PersonDraft(name: "Ben", email: "ben@example.org", iban: "DE89 3704 0044 0532 0130 00"))
        trip = try await people.addGroup(
            PeopleGroupDraft(
                name: "Trip", currency: home.euro, members: [.init(person: nil), .init(person: anna.id), .init(person: ben.id)]))
    }

    package var people: any PeopleServiceProtocol { home.services.people() }
    package var me: ID<GroupMember> { trip.members[0].id }
    package var annaMember: ID<GroupMember> { trip.members[1].id }
    package var benMember: ID<GroupMember> { trip.members[2].id }

    /// An expense that one member paid, and that all bear equally.
    package func draft(
        _ title: String, _ units: Int64, by payer: ID<GroupMember>? = nil, from account: Account? = nil, day: Day = TestHousehold.today,
        category: String? = nil, split: ExpenseSplit? = nil
    ) async throws -> ExpenseDraft {
        ExpenseDraft(
            title: title, amount: home.money(units), day: day, payers: [ExpensePayer(payer ?? me, units)], split: split ?? trip.newSplit,
            category: try await category.asyncMap(home.category), account: account?.id)
    }

    @discardableResult
    package func add(
        _ title: String, _ units: Int64, by payer: ID<GroupMember>? = nil, from account: Account? = nil, day: Day = TestHousehold.today,
        category: String? = nil, split: ExpenseSplit? = nil
    ) async throws -> Expense {
        try await people.addExpense(
            try await draft(title, units, by: payer, from: account, day: day, category: category, split: split), to: trip.id)
    }

    package func details() async throws -> GroupDetails { try await people.fetchGroup(id: trip.id, after: nil, limit: 100) }

    /// The nets of the household, Anna and Ben in euros.
    package func nets() async throws -> [Int64] {
        let balances = try await details().summary.balances
        return [me, annaMember, benMember].map { balances.row(of: $0, in: home.euro).net }
    }
}

extension Optional {
    fileprivate func asyncMap<T>(_ transform: (Wrapped) async throws -> T) async rethrows -> T? {
        guard let self else { return nil }
        return try await transform(self)
    }
}
