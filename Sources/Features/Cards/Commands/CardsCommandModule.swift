import ArgumentParser
import CardsModel
package import CommandKit
import Services

package struct CardsCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .group("Cards"): [CardsCommand.self, BenefitsCommand.self, CatalogueCommand.self],
        .add: [AddCardCommand.self, AddBenefitCommand.self],
        .edit: [EditCardCommand.self],
        .delete: [NamedDeleteCommand<CardDeletion>.self],
    ]
    package let nouns: PlacedNouns = [.add: ["a card", "a benefit"], .edit: ["cards"], .delete: ["a card"]]

    package init() {}
}

enum CardDeletion: Deletion {
    static let configuration = CommandConfiguration(
        commandName: "card", abstract: "Deletes a card from the wallet; the uses of its benefits stay in the history.",
        discussion: "coffer undo restores it.\nExample: coffer delete card crd_00000000000A1")
    static let help = ArgumentHelp("The card: id or name.", valueName: "card")

    static func delete(_ name: String, in household: DependencyContainer) async throws -> NoticeAnswer {
        let found = try await Lookup(household).card(name)
        return NoticeAnswer(deleted: found.displayName, "card", found.card.id, try await household.cards().deleteCard(id: found.card.id))
    }
}
