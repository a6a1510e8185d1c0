import Models
import Observation
import PeopleModel
import ScreenKit
import Services

/// The expenses and settlements behind a member's balance.
@Observable
final class BalanceViewModel: LoadableModel {
    private(set) var group: GroupSummary?
    /// By currency.
    private(set) var explanations: [BalanceExplanation] = []

    let groupId: String
    let memberId: String

    let context: PeopleContext

    init(_ context: PeopleContext, groupId: String, memberId: String) {
        self.context = context
        self.groupId = groupId
        self.memberId = memberId
    }

    func load() async throws {
        guard let id = ID<PeopleGroup>(groupId), let member = ID<GroupMember>(memberId) else { throw ServiceError.notFound }
        let service = context.services.people()
        let summary = try await service.fetchGroup(id: id, after: nil, limit: 1).summary
        guard summary.group.member(member) != nil else { throw ServiceError.notFound }
        var explanations: [BalanceExplanation] = []
        for row in summary.balances.rows where row.member == member {
            explanations.append(try await service.explain(member: member, of: id, in: row.currency))
        }
        self.explanations = explanations
        group = summary
    }
}
