import Ledger
import Models
import PeopleModel
import Services

/// Validates groups and their members.
struct PeopleGroupValidator {
    let writer: PeopleWriter

    /// Validates a draft and applies it to a group. Members of the draft without an id are added, missing ones are removed.
    ///
    /// - Throws: `ServiceError.rule` with the first violation; `.notFound` for an unknown person.
    func apply(_ draft: PeopleGroupDraft, to group: inout PeopleGroup) throws {
        let name = try TextRule.name(draft.name, of: NamedThing(missing: .groupNameMissing, tooLong: .groupNameTooLong))
        let others = try writer.groups.all().filter { !$0.isRemoved && !$0.isDirect && $0.id != group.id }
        guard !others.contains(where: { $0.name.folded == name.folded }) else { throw ServiceError.rule(.groupNameTaken) }
        group.name = name
        group.emoji = try PersonValidator.emoji(draft.emoji)
        group.currency = draft.currency
        guard draft.defaultSplit == .equally || draft.defaultSplit == .shares else { throw ServiceError.rule(.groupDefaultSplitInvalid) }
        group.defaultSplit = draft.defaultSplit
        try validate(draft.members)
        let kept = Set(draft.members.compactMap(\.id))
        try removeMembers(notIn: kept, of: &group)
        for member in draft.members { try apply(member, to: &group) }
        guard draft.defaultSplit == .equally || group.members.contains(where: { $0.weight > 0 && !$0.hasLeft }) else {
            throw ServiceError.rule(.expenseNobody)
        }
    }

    private func validate(_ members: [PeopleGroupDraft.Member]) throws {
        guard PeopleRule.members.contains(members.count) else { throw ServiceError.rule(.groupMemberCount) }
        guard members.allSatisfy({ PeopleRule.weights.contains($0.weight) }) else { throw ServiceError.rule(.groupWeightInvalid) }
        let people = members.compactMap(\.person)
        // Several members of the household are distinguished by their names in the group.
        let ours = members.filter { $0.person == nil }.map { TextRule.line($0.name).folded }
        let ids = members.compactMap(\.id)
        guard Set(people).count == people.count, Set(ours).count == ours.count, Set(ids).count == ids.count else {
            throw ServiceError.rule(.groupMemberTwice)
        }
    }

    /// Members with a balance are kept; so are those named by an expense, as having left.
    private func removeMembers(notIn kept: Set<ID<GroupMember>>, of group: inout PeopleGroup) throws {
        let balances = try writer.balances(of: group)
        for member in group.members where !kept.contains(member.id) {
            if let balance = balances.nets(of: [member.id]).first {
                throw ServiceError.rule(.groupMemberHasBalance(member.name, balance))
            }
            if try writer.isInUse(member.id, of: group.id) {
                guard let index = group.members.firstIndex(where: { $0.id == member.id }) else { continue }
                group.members[index].hasLeft = true
            } else {
                group.members.removeAll { $0.id == member.id }
            }
        }
    }

    private func apply(_ draft: PeopleGroupDraft.Member, to group: inout PeopleGroup) throws {
        let name = draft.person == nil ? TextRule.line(draft.name) : ""
        guard TextLimit.allows(name, TextLimit.name), !InvisibleCharacters.arePresent(in: name) else {
            throw ServiceError.rule(.groupNameTooLong)
        }
        if let id = draft.id {
            guard let index = group.members.firstIndex(where: { $0.id == id }), group.members[index].person == draft.person else {
                throw ServiceError.notFound
            }
            if group.members[index].isOurs { group.members[index].name = name }
            group.members[index].weight = draft.weight
            group.members[index].hasLeft = draft.hasLeft
        } else {
            // A person who has left becomes the same member again.
            if let index = group.members.firstIndex(where: { $0.person != nil && $0.person == draft.person }) {
                group.members[index].weight = draft.weight
                group.members[index].hasLeft = draft.hasLeft
                return
            }
            let person = try draft.person.map(writer.person)
            group.members.append(
                GroupMember(
                    id: writer.write.makeID(), person: draft.person, name: person?.name ?? name, weight: draft.weight,
                    hasLeft: draft.hasLeft))
        }
    }
}
