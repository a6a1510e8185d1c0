import CommandKit
import Localization
import Models
import PeopleModel

/// People with what they owe.
struct PeopleAnswer: ListAnswer {
    var rows: [PersonSummary]

    var response: [PersonResponse] { rows.map { PersonResponse($0.person, balances: $0.balances) } }
    let emptyText: LocalizedText = "No people yet. Add one with: coffer add person NAME"

    var columns: [Column<PersonSummary>] {
        [
            .csv("id") { .code($0.person.id) },
            Column("name", "NAME", maximum: 32) { .text($0.person.name) },
            Column("email", "E-MAIL", maximum: 32) { .text($0.person.email) },
            Column("balances", "OWES YOU", isRight: true) { .text($0.balances.map(\.description).joined(separator: ", ")) },
            .table("ID", wraps: true) { .code($0.person.id, .faint) },
        ]
    }
}

extension RowAnswer<PersonDetailsResponse> {
    /// - Parameter participle: the past participle of the change: `Added`, `Changed`.
    init(_ participle: LocalizedText, _ person: Person, balances: [Money]) {
        self.init(
            PersonDetailsResponse(person, balances: balances),
            in: PeopleAnswer(rows: [PersonSummary(person: person, balances: balances)]),
            "\(participle) \(person.name), \(person.id.description)")
    }
}
