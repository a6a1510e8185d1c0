import ArgumentParser

struct CardsCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .group("Cards"): [CardsCommand.self, BenefitsCommand.self, CatalogueCommand.self],
            .add: [AddCardCommand.self, AddBenefitCommand.self],
            .edit: [EditCardCommand.self],
            .delete: [NamedDeleteCommand<CardDeletion>.self],
        ]
    }
}
