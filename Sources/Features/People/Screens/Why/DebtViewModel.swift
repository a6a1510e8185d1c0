import Models
import Navigation
import Observation
import PeopleModel
import ScreenKit
import Services

/// Why one member is to pay another.
@Observable
final class DebtViewModel: LoadableModel {
    private(set) var group: PeopleGroup?
    /// By currency; empty if nothing is owed any more.
    private(set) var explanations: [DebtExplanation] = []

    let groupId: String
    let fromId: String
    let toId: String

    let context: PeopleContext

    init(_ context: PeopleContext, groupId: String, fromId: String, toId: String) {
        self.context = context
        self.groupId = groupId
        self.fromId = fromId
        self.toId = toId
    }

    /// The form that settles it.
    var settleLink: Link {
        Link(.people(.settle(groupId: groupId)), query: [QueryItem("from", fromId), QueryItem("to", toId)])
    }

    func load() async throws {
        guard let id = ID<PeopleGroup>(groupId), let from = ID<GroupMember>(fromId), let to = ID<GroupMember>(toId) else {
            throw ServiceError.notFound
        }
        let service = context.services.people()
        let group = try await service.fetchGroup(id: id, after: nil, limit: 1).summary.group
        guard group.member(from) != nil, group.member(to) != nil else { throw ServiceError.notFound }
        do {
            explanations = try await service.explain(debtFrom: from, to: to, of: id)
        } catch ServiceError.rule(.settlementNotSuggested) {
            explanations = []
        }
        self.group = group
    }
}
