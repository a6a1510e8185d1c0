import Services

/// The people section of Home.
package struct HomePeople: HomePart {
    /// Those who owe or are owed, by name, at most `maxPeople`.
    package var people: [PersonSummary]
    /// The number of further people.
    package var others: Int

    package init(people: [PersonSummary], others: Int) {
        self.people = people
        self.others = others
    }

    /// The maximum number of people on Home.
    package static let maxPeople = 4
}
