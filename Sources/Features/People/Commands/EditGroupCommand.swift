import ArgumentParser
import CommandKit
import Localization
import PeopleModel
import Services

struct EditGroupCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "group", abstract: "Changes a group: its name, its members, or whether it is archived.",
        discussion: """
            Weights apply to new expenses. A member with a balance cannot be removed.
            Example: coffer edit group Trip --add-member Carl --weight Mia=0.5
            Example: coffer edit group Trip --archive
            """)

    @Argument(help: ArgumentHelp("The group: name or id.", valueName: "group")) var group: String
    @Option(help: ArgumentHelp("The new name.", valueName: "name")) var name: String?
    @Option(help: ArgumentHelp("A person to add: name or id; may be given several times.", valueName: "name")) var addMember: [String] = []
    @Option(help: ArgumentHelp("A member to remove; may be given several times.", valueName: "name")) var removeMember: [String] = []

    @Option(help: ArgumentHelp("A member's weight in new expenses: NAME=WEIGHT; may be given several times.", valueName: "name=weight"))
    var weight: [String] = []

    @Flag(help: "Archive it: it takes no new expenses.") var archive = false
    @Flag(help: "Bring an archived one back.") var restore = false
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard !archive || !restore else { throw ValidationError(text: "Give --archive or --restore, not both") }
        guard changesMembers || name != nil || archive || restore else {
            throw ValidationError(text: "Nothing to change: give --name, --add-member, --remove-member, --weight, --archive or --restore")
        }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let lookup = Lookup(household)
        let old = try await lookup.group(group)
        if name != nil || changesMembers {
            let draft = try await draft(of: old, lookup)
            _ = try await household.people().updateGroup(id: old.id, draft, revision: old.revision)
        }
        if archive || restore { try await household.people().setArchived(archive, group: old.id) }
        return RowAnswer("Changed", try await household.people().fetchGroup(id: old.id, after: nil, limit: 1).summary)
    }

    private var changesMembers: Bool { !addMember.isEmpty || !removeMember.isEmpty || !weight.isEmpty }

    private func draft(of group: PeopleGroup, _ lookup: Lookup) async throws -> PeopleGroupDraft {
        let removed = Set(try removeMember.map { try lookup.member($0, of: group).id })
        var members = group.members.filter { !removed.contains($0.id) }.map {
            PeopleGroupDraft.Member(id: $0.id, person: $0.person, name: $0.isOurs ? $0.name : "", weight: $0.weight, hasLeft: $0.hasLeft)
        }
        for text in addMember {
            let person = try await lookup.person(text)
            if let index = members.firstIndex(where: { $0.person == person.id }) {
                members[index].hasLeft = false
            } else {
                members.append(PeopleGroupDraft.Member(person: person.id))
            }
        }
        for text in weight {
            guard let equals = text.lastIndex(of: "="), let hundredths = Hundredths.parse(text[text.index(after: equals)...]) else {
                throw CommandFailure.usage("--weight: write a weight as Mia=0.5")
            }
            let name = String(text[..<equals])
            // Somebody who is added with the same command is no member yet.
            let member = lookup.findMember(name, of: group)
            let person = try await member == nil ? lookup.person(name).id : nil
            for index in members.indices where member.map({ $0.id == members[index].id }) ?? (members[index].person == person) {
                members[index].weight = hundredths
            }
        }
        let isWeighted = members.contains { $0.weight != GroupMember.wholeShare }
        return PeopleGroupDraft(
            name: name ?? group.name, emoji: group.emoji, currency: group.currency, members: members,
            defaultSplit: isWeighted ? .shares : .equally)
    }
}
