import Localization
import Models
import PeopleModel
import ServiceKit
import Services

/// Finds people by name and address.
extension PeopleModule: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        try PersonRepository(search.connection, household: search.household.id).all()
            .filter { !$0.isRemoved && search.matches($0.name, $0.email) }
            .sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) }
            .map { person in
                SearchHit(
                    .person, ObjectReference(person.id), title: .verbatim(person.name),
                    subtitle: person.email.isEmpty ? nil : .verbatim(person.email))
            }
    }
}

/// Finds groups by name; archived ones last.
struct GroupSource: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        try PeopleGroupRepository(search.connection, household: search.household.id).all()
            .filter { !$0.isRemoved && !$0.isDirect && search.matches($0.name) }
            .sorted { ($0.isArchived ? 1 : 0, $0.name.folded, $0.id) < ($1.isArchived ? 1 : 0, $1.name.folded, $1.id) }
            .map { group in
                SearchHit(
                    .group, ObjectReference(group.id), title: .verbatim(group.name), subtitle: group.isArchived ? "Archived" : nil)
            }
    }
}
