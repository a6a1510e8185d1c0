import Models
import Services
import Storage

/// The people on Home: their debts.
struct PeopleHomeSection: HomeSection {

    /// Adds nothing in a household without debts.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws -> [HomeInsight] {
        let reader = PeopleReader(home.reading.connection, household: home.context.household.id)
        let people = try reader.peopleWithBalances()
        guard !people.isEmpty else { return [] }
        overview.people = HomePeople(
            people: Array(people.prefix(HomePeople.maxPeople)), others: max(people.count - HomePeople.maxPeople, 0))
        return []
    }
}
