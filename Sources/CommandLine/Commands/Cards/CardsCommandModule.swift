import ArgumentParser
import CommandKit

struct CardsCommandModule: CommandModule {
    let commands: Commands = [
        .group("Cards"): [CardsCommand.self, BenefitsCommand.self, CatalogueCommand.self],
        .add: [AddCardCommand.self, AddBenefitCommand.self],
        .edit: [EditCardCommand.self],
        .delete: [NamedDeleteCommand<CardDeletion>.self],
    ]
}
