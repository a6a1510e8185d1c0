import Models
import Navigation
import Observation
import PeopleModel
import ScreenKit

/// Chooses whom a new expense is shared with.
@Observable
final class ChooseGroupViewModel: ContextModel<PeopleContext>, LoadableModel {
    private(set) var overview: PeopleOverview?
    /// The id of the transaction that becomes the expense; empty: none.
    var transactionId = ""

    var groups: [PeopleGroup] { (overview?.groups ?? []).map(\.group).filter { !$0.isArchived } }

    var people: [Person] { (overview?.people ?? []).map(\.person) }

    /// The form of an expense of a group.
    func link(_ group: PeopleGroup) -> Link { link(group.id) }

    func load() async throws { overview = try await context.services.people().fetchPeople() }

    /// Opens the form of a direct expense.
    func choose(_ person: Person) async {
        await context.perform {
            context.open(link(try await context.services.people().directGroup(with: person.id).id))
        }
    }

    private func link(_ group: ID<PeopleGroup>) -> Link {
        Link(
            .people(.newExpense(groupId: group.description)),
            query: transactionId.isEmpty ? [] : [QueryItem("transaction", transactionId)])
    }
}
