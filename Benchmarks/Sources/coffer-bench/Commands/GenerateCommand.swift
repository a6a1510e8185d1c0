import ArgumentParser

/// Writes a generated file.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Writes statements of a made-up household; one seed makes one file.")

    @Argument(help: "How many lines.")
    var count: Int

    @Option(help: "What is written: \(GeneratedFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format: GeneratedFormat = .ofx

    @Option(help: "What everything follows from.")
    var seed: UInt64 = 42

    @Option(help: "The file; standard output where none is named.")
    var output: String = "-"

    func validate() throws {
        guard (1...100_000_000).contains(count) else { throw ValidationError("From 1 to 100000000 lines") }
    }

    func run() throws {
        try format.write(count: count, seed: seed, to: output)
    }
}
