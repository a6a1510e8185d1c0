import ArgumentParser
import Services

struct CatalogueCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "catalogue",
        abstract: "Lists card products you can add, with their source and its date.",
        discussion: "Example: coffer catalogue sapphire\nExample: coffer catalogue --output json")

    @Argument(help: ArgumentHelp("Words of the issuer and the name; default: all products.", valueName: "words"))
    var words: [String] = []

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let listing = try await household.cards().fetchCatalogue(search: words.joined(separator: " "))
        try console.write(CatalogueAnswer(version: listing.version, products: listing.products), as: answer.format)
        return .done
    }
}
