import Models
import Services

/// People and groups: a trip with debts in both directions, a group whose members bear different shares, one that is settled and archived,
/// and a direct debt.
extension SampleBuilder {
    func shareExpenses() async throws {
        let service = services.people()
        let ines = try await service.addPerson(
            PersonDraft(name: "Ines Calloway", email: "ines@example.com", iban: "DE89 3704 0044 0532 0130 00"))
        let tom = try await service.addPerson(PersonDraft(name: "Tom Hale", emoji: "🦊"))
        let ruth = try await service.addPerson(PersonDraft(name: "Ruth Okafor", phone: "+353 1 555 0123", notes: "From the choir"))
        try await addTrip(with: [ines, tom])
        try await addAllotment(with: [ines, ruth])
        let old = try await service.addGroup(
            PeopleGroupDraft(name: "Old flat", currency: .preview, members: [.init(person: nil), .init(person: tom.id)]))
        try await service.setArchived(true, group: old.id)
        let direct = try await service.directGroup(with: ruth.id)
        _ = try await add("Concert tickets", 78_00, by: 0, daysAgo: 11, to: direct)
    }

    private func addTrip(with people: [Person]) async throws {
        let service = services.people()
        let members = [PeopleGroupDraft.Member(person: nil)] + people.map { .init(person: $0.id) }
        let trip = try await service.addGroup(
            PeopleGroupDraft(name: "Galway weekend", emoji: "⛵️", currency: .preview, members: members))
        _ = try await add("Cottage", 312_00, by: 0, daysAgo: 40, category: .travel, to: trip)
        _ = try await add("Groceries", 95_00, by: 1, daysAgo: 39, category: .groceries, to: trip)
        _ = try await add("Ferry", 54_60, by: 2, daysAgo: 38, category: .transport, to: trip)
        _ = try await add("Deposit back", -30_00, by: 0, daysAgo: 30, category: .travel, to: trip)
        let diesel = ExpenseDraft(
            title: "Diesel", amount: .preview(61_20), day: day(-12),
            payers: [.init(trip.members[1].id, 40_00), .init(trip.members[2].id, 21_20)],
            split: ExpenseSplit(.percent, zip(trip.members, [5_000, 2_500, 2_500]).map { .init($0.id, $1) }), category: category(.transport)
        )
        _ = try await service.addExpense(diesel, to: trip.id)
        _ = try await service.settle(
            SettlementDraft(from: trip.members[2].id, to: trip.members[0].id, amount: .preview(50_00), day: day(-6)), in: trip.id)
    }

    private func addAllotment(with people: [Person]) async throws {
        let service = services.people()
        let weights: [Int64] = [100, 100, 50]
        let members = zip([nil] + people.map { Optional($0.id) }, weights).map { PeopleGroupDraft.Member(person: $0, weight: $1) }
        let group = try await service.addGroup(
            PeopleGroupDraft(name: "Allotment", currency: .preview, members: members, defaultSplit: .shares))
        var rent = draft("Rent of the plot", 45_00, by: 1, daysAgo: 20, category: .housing, to: group)
        rent.recurrence = ExpenseDraft.Recurrence(every: 1, .month)
        _ = try await service.addExpense(rent, to: group.id)
        _ = try await add("Seeds", 17_35, by: 2, daysAgo: 9, category: .shopping, to: group)
    }

    private func add(
        _ title: String, _ units: Int64, by payer: Int, daysAgo: Int, category: StandardCategory = .entertainment, to group: PeopleGroup
    ) async throws -> Expense {
        try await services.people().addExpense(
            draft(title, units, by: payer, daysAgo: daysAgo, category: category, to: group), to: group.id)
    }

    /// - Parameter payer: the place of the member who pays.
    private func draft(
        _ title: String, _ units: Int64, by payer: Int, daysAgo: Int, category: StandardCategory, to group: PeopleGroup
    ) -> ExpenseDraft {
        ExpenseDraft(
            title: title, amount: .preview(units), day: day(-daysAgo), payers: [.init(group.members[payer].id, units)],
            split: group.newSplit, category: self.category(category))
    }
}
