import Localization
import Models
import Observation
import PeopleModel
import ScreenKit
import Services

/// One person: what is owed in all, in which groups, and the latest direct debts.
@Observable
final class PersonDetailViewModel: LoadableModel {
    private(set) var details: PersonDetails?
    /// All groups and people, beside the person on wide screens.
    private(set) var overview: PeopleOverview?

    let personId: String

    let context: PeopleContext

    init(_ context: PeopleContext, personId: String) {
        self.context = context
        self.personId = personId
    }

    var person: Person? { details?.summary.person }

    /// The group of direct debts; nil while there are none.
    var direct: GroupSummary? { details?.groups.first(where: \.group.isDirect) }

    /// What the person owes, by currency.
    var owed: [Money] { (details?.summary.balances ?? []).filter { !$0.isNegative } }

    var deleteQuestion: LocalizedText { "Delete \(person?.name ?? "")? The groups keep the name." }

    func load() async throws {
        guard let id = ID<Person>(personId) else { throw ServiceError.notFound }
        details = try await context.services.people().fetchPerson(id: id)
        overview = try await context.services.people().fetchPeople()
    }

    /// Opens the form of a direct expense.
    func addExpense() async {
        guard let person else { return }
        await context.perform {
            let group = try await context.services.people().directGroup(with: person.id)
            context.push(.newExpense(groupId: group.id.description))
        }
    }

    func delete() async {
        guard let person else { return }
        let isDeleted = await context.perform(undoable: "\(person.name) deleted") {
            try await context.services.people().deletePerson(id: person.id)
        }
        if isDeleted { context.pop() }
    }
}
