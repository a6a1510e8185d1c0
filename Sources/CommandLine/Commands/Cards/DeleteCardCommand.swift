import ArgumentParser
import Localization
import Models
import Services
import WireModels

struct DeleteCardCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "card",
        abstract: "Deletes a card from the wallet; the uses of its benefits stay in the history.",
        discussion: "coffer undo restores it.\nExample: coffer delete card crd_00000000000A1")

    @Argument(help: ArgumentHelp("The card: id or name.", valueName: "card"))
    var card: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).card(card)
        let change = try await household.cards().deleteCard(id: found.card.id)
        let members: [NoticeResponse.Member] = [
            ("card", .text(found.card.id.description)), ("deleted", .flag(true)), ("change", .text(change.description)),
        ]
        try console.write(
            NoticeAnswer("Deleted \(found.displayName); undo with: coffer undo \(change.description)", members), as: answer.format)
        return .done
    }
}
