import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import TransferModel

struct PaymentFileCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "payment-file", abstract: "Writes transfers to beneficiaries as a payment file for your bank (pain.001).",
        discussion: """
            Writes to standard output (-), or to a file that is complete or not written at all, and readable by its owner only.
            An existing file is overwritten only with --force, a database and the files that belong to it never.
            Example: coffer payment-file trf_0H2K8Q4M5N6P7 trf_0H2K8Q4M5N6P8 payments.xml
            """)

    @Argument(
        help: ArgumentHelp(
            "The ids of transfers, listed by coffer transfers, and the file to write; default: standard output.", valueName: "id… [file]"))
    var words: [String]

    @OptionGroup var existing: OverwriteOptions
    @OptionGroup var common: CommonOptions

    private var ids: [ID<Transfer>] { words.compactMap { ID($0) } }

    /// The arguments that are not transfer ids: the file, if any.
    private var others: [String] { words.filter { ID<Transfer>($0) == nil } }

    func validate() throws {
        guard !ids.isEmpty else { throw ValidationError(text: "Give the id of a transfer; coffer transfers lists them") }
        guard others.count < 2, others.isEmpty || others.first == words.last, others.first?.hasPrefix(Transfer.idPrefix + "_") != true
        else {
            throw ValidationError(text: "\(others.first ?? "") is not the id of a transfer; coffer transfers lists them")
        }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let payment = try await household.transfers().paymentFile(ids: ids)
        guard let path = others.first, path != "-" else {
            try console.output.write(payment.text)
            return .done
        }
        let file = try OutputFile(at: path, force: existing.force, protecting: ProtectedFiles(common))
        do {
            try file.output.write(payment.text)
        } catch {
            file.discard()
            throw error
        }
        try file.commit()
        return .done
    }
}
