import Models
import PeopleModel
import ServiceKit
import Services

/// What Home shows of people: who owes whom, by group.
extension PeopleModule: HomeContributor {
    /// Adds nothing in a household without groups and debts.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws {
        let groups = try PeopleReader(home.reading.connection, household: home.context.household.id).homeGroups()
        guard !groups.isEmpty else { return }
        overview.parts[HomePeople.self] = HomePeople(groups: Array(groups.prefix(HomePeople.maxGroups)))
    }
}
