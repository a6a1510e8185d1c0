import HomeModel
import Models
import PeopleModel
import Services

/// People and groups: the last trip with friends, a garden with neighbours, one evening with a friend, and a group that is archived.
extension SampleFiller {
    func addPeople() async throws {
        let service = services.people()
        let ines = try await service.addPerson(
            PersonDraft(name: "Ines Calloway", email: "ines@example.com", iban: "DE89 3704 0044 0532 0130 00"))
        let paul = try await service.addPerson(PersonDraft(name: "Paul Adeyemi"))
        let ruth = try await service.addPerson(PersonDraft(name: "Ruth Okafor", emoji: "🌻"))
        try await shareTrip(with: [ines, paul])
        try await shareGarden(with: [ruth, paul])
        let direct = try await service.directGroup(with: ines.id)
        try await share(["Osteria Finestra"], with: direct)
        let old = try await service.addGroup(
            PeopleGroupDraft(name: "Old flat", currency: .preview, members: [.init(person: nil), .init(person: paul.id)]))
        try await service.setArchived(true, group: old.id)
    }

    /// The household paid hotel and restaurants, its friends the rest.
    private func shareTrip(with people: [Person]) async throws {
        let first = simulation.firstDay
        guard let trip = Trip.all.last(where: { $0.days(from: first).upperBound < today }) else { return }
        let days = trip.days(from: first)
        let last = days.upperBound
        let service = services.people()
        let group = try await service.addGroup(
            PeopleGroupDraft(
                name: trip.place, emoji: "🧳", currency: .preview,
                members: [.init(person: nil)] + people.map { .init(person: $0.id) }))
        try await share(["Hotel \(trip.place)"] + trip.restaurants, with: group)
        try await add("Tickets for the castle", 95_00, by: 1, on: days.lowerBound, category: .entertainment, to: group)
        try await add("Taxi to the airport", 38_40, by: 2, on: last, category: .transport, to: group) {
            $0.payers = [.init(group.members[1].id, 20_00), .init(group.members[2].id, 18_40)]
            $0.split = ExpenseSplit(.percent, zip(group.members, [5_000, 2_500, 2_500]).map { .init($0.id, $1) })
        }
        try await add("Picnic", 27_85, by: 1, on: last, category: .groceries, to: group)
        _ = try await service.settle(
            SettlementDraft(
                from: group.members[2].id, to: group.members[0].id, amount: .preview(40_00), day: min(last.adding(days: 6), today)),
            in: group.id)
    }

    private func shareGarden(with people: [Person]) async throws {
        let members = [PeopleGroupDraft.Member(person: nil), .init(person: people[0].id), .init(person: people[1].id, weight: 50)]
        let group = try await services.people().addGroup(
            PeopleGroupDraft(name: "Garden", emoji: "🥕", currency: .preview, members: members, defaultSplit: .shares))
        try await add("Rent of the plot", 45_00, by: 1, on: day(-75), category: .housing, to: group) {
            $0.recurrence = ExpenseDraft.Recurrence(every: 1, .month)
        }
        try await add("Seeds and compost", 63_35, by: 0, on: day(-21), category: .shopping, to: group)
    }

    /// Makes expenses of the latest transactions with some payees.
    private func share(_ payees: [String], with group: PeopleGroup) async throws {
        for payee in payees {
            let found = try await services.search().search(SearchQuery.words(of: payee)).page.entries
            guard let entry = found.first(where: { $0.payee == payee && $0.status == .completed && $0.amount.currency == group.currency })
            else { continue }
            _ = try await services.people().splitTransaction(entry.id, with: group.id, nil)
        }
    }

    /// - Parameter payer: the place of the member who pays.
    private func add(
        _ title: String, _ units: Int64, by payer: Int, on day: Day, category: StandardCategory, to group: PeopleGroup,
        _ change: (inout ExpenseDraft) -> Void = { _ in }
    ) async throws {
        var draft = ExpenseDraft(
            title: title, amount: .preview(units), day: day, payers: [.init(group.members[payer].id, units)], split: group.newSplit,
            category: self.category(category))
        change(&draft)
        _ = try await services.people().addExpense(draft, to: group.id)
    }
}
