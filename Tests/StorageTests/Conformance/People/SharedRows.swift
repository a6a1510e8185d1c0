import Models
import PeopleModel
import Storage
import StorageTestSupport

@testable import PeopleLive

/// A person, a group of the household and the person, and rows of theirs, in both households.
enum SharedRows {
    static let person = Person(
        id: 1, name: "Anna", email: "a@example.org", phone: "1", color: "FF0000", emoji: "🌻", iban: "DE1", notes: "n")
    static let group = PeopleGroup(
        id: 10, name: "Flat", emoji: "🏠", currency: .euro,
        members: [
            GroupMember(id: 11, person: nil, name: "Eva"), GroupMember(id: 12, person: 1, name: "Anna", weight: 50, hasLeft: true),
        ], defaultSplit: .shares, ledgerAccount: 7)
    static let expense = Expense(
        id: 20, group: 10, title: "Rent", amount: .euro(900), foreign: .dollar(1000), day: "2026-02-01", category: 5, notes: "n",
        payers: [ExpensePayer(11, 600), ExpensePayer(12, 300)], split: ExpenseSplit(.percent, [.init(11, 4000), .init(12, 6000)]),
        shares: [ExpenseShare(11, 360), ExpenseShare(12, 540)], transaction: 100, wasTransaction: true, series: 30, isReconstructed: true,
        guest: "Ida")
    static let settlement = Settlement(
        id: 40, group: 10, from: 12, to: 11, amount: .euro(200), paid: .dollar(220), day: "2026-02-02", notes: "n", transaction: 101,
        wasTransaction: true, guest: "Ida")

    static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(PersonRepository.init, of: household) { try $0.insert(person) }
            try await households.write(PeopleGroupRepository.init, of: household) { try $0.insert(group) }
            try await households.write(ExpenseRepository.init, of: household) { try $0.insert(expense) }
            try await households.write(SettlementRepository.init, of: household) { try $0.insert(settlement) }
        }
        return households
    }
}
