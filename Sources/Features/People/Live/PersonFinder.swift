import Ledger
import Models
import PeopleModel

/// Finds people by their name, and adds unknown ones.
struct PersonFinder {
    let writer: PeopleWriter
    private(set) var newPeople: [String] = []
    private var known: [String: Person]?

    init(writer: PeopleWriter) {
        self.writer = writer
    }

    /// The person with a name, who is added if there is none.
    ///
    /// - Throws: `ServiceError.rule` for an invalid name.
    mutating func person(named name: String) throws -> Person {
        var people = try known ?? all()
        known = people
        if let person = people[TextRule.line(name).folded] { return person }
        let person = try add(PersonDraft(name: name), besides: people.values.map(\.color))
        people[person.name.folded] = person
        known = people
        newPeople.append(person.name)
        return person
    }

    /// Adds a person with a colour that few others have.
    ///
    /// - Throws: `ServiceError.rule`.
    func add(_ draft: PersonDraft) throws -> Person { try add(draft, besides: try all().values.map(\.color)) }

    private func add(_ draft: PersonDraft, besides colors: [String]) throws -> Person {
        var person = Person(id: writer.write.makeID(), name: "", color: Account.nextColor(besides: colors))
        try PersonValidator(writer: writer).apply(draft, to: &person)
        try writer.store(.person(person), insteadOf: nil)
        return person
    }

    private func all() throws -> [String: Person] {
        Dictionary(
            try writer.people.all().filter { !$0.isRemoved }.map { ($0.name.folded, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
