import Models
import ServiceKit
import Services
import Storage
import TestSupport
import Testing

@testable import LiveServices

/// A household that shares with two friends. Today is 27 May 2026.
struct SharedHousehold {
    let home: TestHousehold
    let checking: Account
    let anna: Person
    let ben: Person
    /// The household, Anna and Ben.
    let trip: PeopleGroup

    init() async throws {
        home = try await TestHousehold()
        checking = try await home.account("Checking", opening: 1_000_00, on: TestHousehold.today.adding(days: -60))
        let people = home.services.people()
        anna = try await people.addPerson(PersonDraft(name: "Anna"))
        ben = try await people.addPerson(PersonDraft(name: "Ben", email: "ben@example.org", iban: "DE89 3704 0044 0532 0130 00"))
        trip = try await people.addGroup(
            PeopleGroupDraft(
                name: "Trip", currency: home.euro, members: [.init(person: nil), .init(person: anna.id), .init(person: ben.id)]))
    }

    var people: any PeopleServiceProtocol { home.services.people() }
    var me: ID<GroupMember> { trip.members[0].id }
    var annaMember: ID<GroupMember> { trip.members[1].id }
    var benMember: ID<GroupMember> { trip.members[2].id }

    /// An expense that one member paid, and that all bear equally.
    func draft(
        _ title: String, _ units: Int64, by payer: ID<GroupMember>? = nil, from account: Account? = nil, day: Day = TestHousehold.today,
        category: String? = nil, split: ExpenseSplit? = nil
    ) async throws -> ExpenseDraft {
        ExpenseDraft(
            title: title, amount: home.money(units), day: day, payers: [ExpensePayer(payer ?? me, units)], split: split ?? trip.newSplit,
            category: try await category.asyncMap(home.category), account: account?.id)
    }

    @discardableResult
    func add(
        _ title: String, _ units: Int64, by payer: ID<GroupMember>? = nil, from account: Account? = nil, day: Day = TestHousehold.today,
        category: String? = nil, split: ExpenseSplit? = nil
    ) async throws -> Expense {
        try await people.addExpense(
            try await draft(title, units, by: payer, from: account, day: day, category: category, split: split), to: trip.id)
    }

    func details() async throws -> GroupDetails { try await people.fetchGroup(id: trip.id, after: nil, limit: 100) }

    /// The nets of the household, Anna and Ben in euros.
    func nets() async throws -> [Int64] {
        let balances = try await details().summary.balances
        return [me, annaMember, benMember].map { balances.row(of: $0, in: home.euro).net }
    }

    /// What the ledger account of the group holds in euros.
    func receivable() async throws -> Int64 {
        let group = try await details().summary.group
        return try await home.context.read { connection in
            guard let id = group.ledgerAccount else { return 0 }
            return try BalanceRepository(connection, household: home.context.household.id).balance(of: id, in: home.euro).booked.minorUnits
        }
    }

    /// What a category holds in euros: what was spent on it.
    func spent(on category: String) async throws -> Int64 {
        let id = try await home.category(category)
        return try await home.context.read { connection in
            try BalanceRepository(connection, household: home.context.household.id).balance(of: LedgerAccountID(id), in: home.euro).booked
                .minorUnits
        }
    }

    func undoLatest() async throws {
        let latest = try #require(try await home.transactions.history(limit: 1).first)
        try await home.transactions.undo(latest.id, allowsClosedDays: false)
    }
}

extension Optional {
    fileprivate func asyncMap<T>(_ transform: (Wrapped) async throws -> T) async rethrows -> T? {
        guard let self else { return nil }
        return try await transform(self)
    }
}
