import ArgumentParser
import CommandKit
import Services
import TransferModel

struct BeneficiariesCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "beneficiaries", abstract: "Lists beneficiaries, favourites first.",
        discussion: "Example: coffer beneficiaries --search jane")

    @Option(help: ArgumentHelp("A part of the name, bank or number.", valueName: "text")) var search: String?
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        BeneficiariesAnswer(rows: try await household.beneficiaries().fetchBeneficiaries(search: search ?? ""))
    }
}
