import ArgumentParser
import LiveServices

/// Parses a statement file and stores nothing. For the benchmarks; hidden from help.
struct ReadCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "read", abstract: "Reads a statement file and counts its lines.", shouldDisplay: false)

    @Argument var file: String

    mutating func run() async throws {
        let count = try StatementCount(file: file)
        let console = Console.standard()
        try console.output.write(
            "{\"format\":\"\(count.format)\",\"statements\":\(count.statements),\"lines\":\(count.lines)}\n")
        try console.output.flush()
    }
}
