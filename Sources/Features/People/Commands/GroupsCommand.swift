import ArgumentParser
import CommandKit
import Models
import PeopleModel
import Services

struct GroupsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "groups", abstract: "Lists groups with what each member paid, bears and is owed, and the payments that settle them.",
        discussion: """
            Example: coffer groups
            Example: coffer groups why Trip --from Anna --to me
            """,
        subcommands: [
            GroupListCommand.self, GroupActivityCommand.self, GroupWhyCommand.self, GroupImportCommand.self, GroupExportCommand.self,
        ], defaultSubcommand: GroupListCommand.self)
}

struct GroupListCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists groups with what each member paid, bears and is owed.",
        discussion: "Example: coffer groups --output json")

    @Flag(help: "Show what members owe each other without simplification.") var unsimplified = false
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let groups = try await household.people().fetchPeople().groups
        var direct: [ID<PeopleGroup>: [Debt]]?
        if unsimplified {
            var debts: [ID<PeopleGroup>: [Debt]] = [:]
            for group in groups {
                debts[group.group.id] = try await household.people().fetchGroup(id: group.group.id, after: nil, limit: 1).directDebts
            }
            direct = debts
        }
        return GroupsAnswer(groups: groups, direct: direct)
    }
}

struct GroupActivityCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "activity", abstract: "Lists the expenses and settlements of a group, newest first.",
        discussion: "Example: coffer groups activity Trip")

    @Argument(help: ArgumentHelp("The group: name or id; or a person, for direct debts.", valueName: "group")) var group: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let found = try await Lookup(household).group(group)
        var activity: [GroupActivity] = []
        var cursor: GroupActivity.Cursor?
        repeat {
            let page = try await household.people().fetchGroup(id: found.id, after: cursor, limit: 500)
            activity += page.activity
            cursor = page.next
        } while cursor != nil
        return GroupActivityAnswer(group: found, activity: activity)
    }
}

struct GroupWhyCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "why", abstract: "Explains why a member is to pay another.",
        discussion: """
            Lists the expenses and settlements behind the balances of both, oldest first, then the payments that settle the group.
            Example: coffer groups why Trip --from Anna --to me
            """)

    @Argument(help: ArgumentHelp("The group: name or id; or a person, for direct debts.", valueName: "group")) var group: String
    @Option(help: ArgumentHelp("Who pays: a member's name; me is the household.", valueName: "name")) var from: String
    @Option(help: ArgumentHelp("Who is paid: a member's name; me is the household.", valueName: "name")) var to: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let lookup = Lookup(household)
        let found = try await lookup.group(group)
        let explanations = try await household.people().explain(
            debtFrom: try lookup.member(from, of: found).id, to: try lookup.member(to, of: found).id, of: found.id)
        return DebtExplanationAnswer(group: found, explanations: explanations)
    }
}
