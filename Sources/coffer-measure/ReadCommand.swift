import ArgumentParser

/// Parses a statement file and stores nothing.
struct ReadCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "read", abstract: "Reads a statement file and counts its lines.")

    @Argument var file: String

    func run() throws {
        let count = try StatementCount(file: file)
        answer("{\"format\":\"\(count.format)\",\"statements\":\(count.statements),\"lines\":\(count.lines)}")
    }
}
