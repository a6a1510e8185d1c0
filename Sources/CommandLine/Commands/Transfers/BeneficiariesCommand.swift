import ArgumentParser
import Models
import Services

struct BeneficiariesCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "beneficiaries",
        abstract: "Lists beneficiaries, favourites first.",
        discussion: "Example: coffer beneficiaries --search jane")

    @Option(name: .long, help: ArgumentHelp("A part of the name, bank or number.", valueName: "text"))
    var search: String?

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await household.beneficiaries().fetchBeneficiaries(search: search ?? "")
        try console.write(BeneficiariesAnswer(beneficiaries: found), as: answer.format)
        return .done
    }
}
