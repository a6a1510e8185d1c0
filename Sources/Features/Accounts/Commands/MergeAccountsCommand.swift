import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct MergeAccountsCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "accounts", abstract: "Merges an account into another of the same currency.",
        discussion: """
            Shows what will be removed, such as one of two opening balances, and asks for confirmation; without a terminal it needs --yes.
            Example: coffer merge accounts "Old checking" --into Checking
            """)

    @Argument(help: ArgumentHelp("The account to merge and delete.", valueName: "name")) var account: String
    @Option(help: ArgumentHelp("The account to keep.", valueName: "name")) var into: String
    @Flag(help: "Do not ask for confirmation.") var yes = false
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let lookup = Lookup(household)
        let source = try await lookup.account(account).account
        let target = try await lookup.account(into).account
        let plan = try await household.accounts().planMerge(id: target.id, absorbing: source.id)
        let sentence = Self.sentence(plan, merging: source, into: target)
        if yes {
            console.note(sentence)
        } else {
            guard console.canAsk else { throw CommandFailure.usage("\(sentence). Give --yes to merge them") }
            guard try console.confirm("\(sentence). Merge them?") else { throw CommandFailure.failed("Nothing was changed") }
        }
        do {
            let merged = try await household.accounts().mergeAccounts(id: target.id, absorbing: source.id)
            try console.write(RowAnswer("Merged into", merged.summary), as: answer.format)
            return .done
        } catch ServiceError.unauthorized where household.context.canWrite {
            throw CommandFailure.notPermitted(OwnershipOptions.refusal(of: source, for: household.context.member))
        }
    }

    /// Describes what the merge removes, without a full stop.
    private static func sentence(_ plan: AccountMergePlan, merging source: Account, into target: Account) -> LocalizedText {
        var sentences: [LocalizedText] = ["Everything of \(source.name) moves into \(target.name), and \(source.name) is deleted"]
        func described(_ opening: AccountMergePlan.Opening) -> LocalizedText {
            "\(opening.account == source.id ? source.name : target.name), \(opening.amount.description) on \(opening.day.description)"
        }
        if let removed = plan.removed {
            let staying: LocalizedText = plan.kept.map { "that of \(described($0)), stays" } ?? "it is not replaced"
            sentences.append("The opening balance of \(described(removed)), is removed; \(staying)")
        } else if let staying = plan.kept {
            sentences.append("The opening balance of \(described(staying)), stays")
        }
        if plan.transfers > 0 {
            sentences.append(
                .plural(
                    plan.transfers, one: "1 transfer between the two is removed",
                    other: "\(plan.transfers) transfers between the two are removed"))
        }
        return sentences.dropFirst().reduce(sentences[0]) { "\($0). \($1)" }
    }
}
