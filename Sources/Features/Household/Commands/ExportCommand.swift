import ArgumentParser
import CommandKit
import HouseholdModel
import Localization
import Models
import Services
import Synchronization

struct ExportCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Exports the ledger for other programs.",
        discussion: """
            Writes to standard output (-), or to a file that is complete or not written at all, and readable by its owner only.
            An existing file is overwritten only with --force, a database and the files that belong to it never.
            Example: coffer export --to beancount --from 2026-01-01 ledger.beancount
            """)

    @Option(name: .customLong("to"), help: ArgumentHelp("The export format.", valueName: "format")) var format: ExportFormat
    @Option(help: ArgumentHelp("Only this account: name, id or last digits.", valueName: "name")) var account: String?
    @Option(help: ArgumentHelp("From this day on (YYYY-MM-DD).", valueName: "day")) var from: Day?
    @Option(help: ArgumentHelp("Up to and including this day (YYYY-MM-DD).", valueName: "day")) var until: Day?
    @Argument(help: ArgumentHelp("The file to write; default: standard output.", valueName: "file"), completion: .file()) var file: String?
    @OptionGroup var existing: OverwriteOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let account = try await Lookup(household).account(account)?.account.id
        let request = ExportRequest(format: format, account: account, from: from, until: until)
        guard let file, file != "-" else {
            let output = console.output
            try await household.exports().export(request, emit: { try output.write($0) }, finish: { try output.flush() })
            return .done
        }
        try await export(request, to: file, from: household.exports(), console: console)
        return .done
    }

    private func export(
        _ request: ExportRequest, to file: String, from exports: any ExportServiceProtocol, console: Console
    ) async throws {
        let destination = try OutputFile(at: file, force: existing.force, protecting: ProtectedFiles(common))
        let progress = console.progress("Exporting")
        let count = ByteCount()
        do {
            defer { progress.end() }
            try await exports.export(
                request,
                emit: { bytes in
                    try destination.output.write(bytes)
                    progress.show(done: count.add(bytes.count), total: 0)
                }, finish: { try destination.commit() })
        } catch {
            destination.discard()
            throw error
        }
    }
}

extension ExportFormat: ExpressibleByArgument {}

/// Counts bytes.
final class ByteCount: Sendable {
    private let count = Atomic<Int>(0)

    /// - Returns: the number of bytes so far.
    func add(_ bytes: Int) -> Int { count.wrappingAdd(bytes, ordering: .relaxed).newValue }
}
