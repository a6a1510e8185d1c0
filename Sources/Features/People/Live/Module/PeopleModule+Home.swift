import Models
import PeopleModel
import ServiceKit
import Services

/// What Home shows of people: who owes whom.
extension PeopleModule: HomeContributor {
    /// Adds nothing in a household without debts.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws {
        let reader = PeopleReader(home.reading.connection, household: home.context.household.id)
        let people = try reader.peopleWithBalances()
        guard !people.isEmpty else { return }
        overview.parts[HomePeople.self] = HomePeople(
            people: Array(people.prefix(HomePeople.maxPeople)), others: max(people.count - HomePeople.maxPeople, 0))
    }
}
