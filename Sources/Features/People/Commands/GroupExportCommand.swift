import ArgumentParser
import CommandKit
import PeopleModel
import Services

struct GroupExportCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Writes the expenses and settlements of a group as CSV or JSON to standard output.",
        discussion: """
            The CSV has the columns of Splitwise: what each row changes in each member's balance, and the totals at the end.
            Example: coffer groups export Trip --to csv > trip.csv
            """)

    /// The formats of a group.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case csv, json
    }

    @Argument(help: ArgumentHelp("The group: name or id; or a person, for direct debts.", valueName: "group")) var group: String
    @Option(help: ArgumentHelp("The format.", valueName: "format")) var to: Format
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).group(group)
        let export = try await household.people().exportGroup(id: found.id)
        try console.write(GroupExportAnswer(export: export), as: to == .csv ? .csv : .json)
        return .done
    }
}
