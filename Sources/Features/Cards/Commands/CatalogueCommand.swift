import ArgumentParser
import CardsModel
import CommandKit
import Services

struct CatalogueCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalogue", abstract: "Lists card products you can add, with their source and its date.",
        discussion: "Example: coffer catalogue sapphire\nExample: coffer catalogue --output json")

    @Argument(help: ArgumentHelp("Words of the issuer and the name; default: all products.", valueName: "words")) var words: [String] = []
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let listing = try await household.cards().fetchCatalogue(search: words.joined(separator: " "))
        return CatalogueAnswer(version: listing.version, rows: listing.products)
    }
}
