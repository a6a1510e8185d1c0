import ArgumentParser
import CommandKit
import Localization
import Models
import PeopleModel
import Services

struct AddGroupCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "group", abstract: "Adds a group of people who share expenses.",
        discussion: """
            A weight makes new expenses split by shares: --member "Mia=0.5" bears half of what others bear.
            Example: coffer add group Trip --member me --member Anna --member Ben --currency EUR
            """)

    @Argument(help: ArgumentHelp("The name.", valueName: "name")) var name: String

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "A member: a person's name or id, optionally with =WEIGHT; me is the household; may be given several times.", valueName: "name")
    )
    var member: [String] = []

    @Option(help: ArgumentHelp("The currency of new expenses (ISO 4217); default: that of the household.", valueName: "code"))
    var currency: Currency?

    @Option(key: "the same key adds the group once") var key: String?
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard !member.isEmpty else { throw ValidationError(text: "--member is missing") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        var members: [PeopleGroupDraft.Member] = []
        for text in member { members.append(try await draft(text, in: household)) }
        let isWeighted = members.contains { $0.weight != GroupMember.wholeShare }
        let group = try await household.people().addGroup(
            PeopleGroupDraft(
                name: name, currency: currency ?? household.context.household.currency, members: members,
                defaultSplit: isWeighted ? .shares : .equally, key: key))
        return RowAnswer("Added", GroupSummary(group: group, balances: GroupBalances([], members: group.members)))
    }

    private func draft(_ text: String, in household: DependencyContainer) async throws -> PeopleGroupDraft.Member {
        var (name, weight) = (text, GroupMember.wholeShare)
        if let equals = text.lastIndex(of: "=") {
            guard let hundredths = Hundredths.parse(text[text.index(after: equals)...]) else {
                throw CommandFailure.usage("--member: write a weight as 0.5")
            }
            (name, weight) = (String(text[..<equals]), hundredths)
        }
        guard name.folded != PeopleGroup.household else { return PeopleGroupDraft.Member(person: nil, weight: weight) }
        return PeopleGroupDraft.Member(person: try await Lookup(household).person(name).id, weight: weight)
    }
}
