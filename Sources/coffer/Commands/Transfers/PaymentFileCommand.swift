import ArgumentParser
import Models
import Services

struct PaymentFileCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "payment-file",
        abstract: "Writes transfers to beneficiaries as a file that your bank takes orders from (pain.001).",
        discussion: """
            To standard output (-), or to a file that is there whole or not at all and readable by its owner only.
            An existing file is written over only with --force, and a database or what belongs to one never.
            Example: coffer payment-file trf_0H2K8Q4M5N6P7 trf_0H2K8Q4M5N6P8 payments.xml
            """)

    @Argument(
        help: ArgumentHelp("The transfers, as coffer transfers shows them, and where to; else standard output.", valueName: "id… [file]"))
    var words: [String]

    @OptionGroup var existing: OverwriteOptions
    @OptionGroup var common: CommonOptions

    private var ids: [ID<Transfer>] { words.compactMap { ID($0) } }

    /// What is no transfer: the file, where there is one.
    private var others: [String] { words.filter { ID<Transfer>($0) == nil } }

    func validate() throws {
        guard !ids.isEmpty else { throw ValidationError("Give the id of a transfer; coffer transfers shows them") }
        guard others.count < 2, others.isEmpty || others.first == words.last, others.first?.hasPrefix(Transfer.idPrefix + "_") != true
        else {
            throw ValidationError("\(others.first ?? "") is no id of a transfer; coffer transfers shows them")
        }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let made = try await household.transfers().paymentFile(ids: ids)
        guard let path = others.first, path != "-" else {
            try console.output.write(made.text)
            return .done
        }
        let file = try OutputFile(at: path, force: existing.force, protecting: ProtectedFiles(common))
        do {
            try file.output.write(made.text)
        } catch {
            file.discard()
            throw error
        }
        try file.commit()
        return .done
    }
}
