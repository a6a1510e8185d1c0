import Ledger
import Models
import PeopleLive
import PeopleModel
import Services
import SubscriptionsModel

/// Validates the people or the group that owe a part of a subscription.
struct SharingValidator {
    private let people: PersonRepository
    private let groups: PeopleGroupRepository

    init(_ write: UnitOfWork) {
        people = PersonRepository(write.connection, household: write.household)
        groups = PeopleGroupRepository(write.connection, household: write.household)
    }

    /// The sharing with the number and the names of the linked people.
    ///
    /// - Parameter old: the stored link, whose group may be archived.
    /// - Throws: `ServiceError.rule`; `.notFound` for an unknown person or group.
    func validated(_ sharing: SubscriptionSharing?, keeping old: SharingLink?) throws -> SubscriptionSharing? {
        guard var sharing, let link = sharing.link else { return sharing }
        sharing.weights = nil
        sharing.link?.since = try TextRule.day(link.since)
        switch link.target {
        case .people(let ids):
            let unique = Set(ids).sorted()
            guard !unique.isEmpty else { throw ServiceError.rule(.subscriptionSharersMissing) }
            let found = try unique.map { id in
                guard let person = try people.find(id), !person.isRemoved else { throw ServiceError.notFound }
                return person
            }
            sharing.link?.target = .people(unique)
            (sharing.others, sharing.names) = (unique.count, Self.names(found.map(\.name)))
        case .group(let id):
            guard let group = try groups.find(id), !group.isRemoved else { throw ServiceError.notFound }
            guard !group.isDirect, !group.isArchived || old?.target == link.target else { throw ServiceError.notFound }
            let others = group.members.filter { !$0.isOurs && !$0.hasLeft }
            guard !others.isEmpty, !group.ours.isEmpty else { throw ServiceError.rule(.subscriptionGroupWithoutOthers) }
            (sharing.others, sharing.names) = (others.count, Self.names([group.name]))
        }
        return sharing
    }

    private static func names(_ names: [String]) -> String { TextLimit.cut(names.joined(separator: ", "), to: TextLimit.subject) }
}
