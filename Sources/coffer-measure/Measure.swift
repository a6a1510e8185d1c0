import ArgumentParser
import Foundation

/// What the benchmarks time within one process. No part of the program: it writes to any database that it is given.
@main
struct Measure: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coffer-measure", abstract: "Measures services in one process, for the benchmarks.",
        subcommands: [ReadCommand.self, PostingsCommand.self, TransferOrdersCommand.self, ReportTimesCommand.self])
}

/// Writes what a command has measured.
func answer(_ json: String) { FileHandle.standardOutput.write(Data((json + "\n").utf8)) }
