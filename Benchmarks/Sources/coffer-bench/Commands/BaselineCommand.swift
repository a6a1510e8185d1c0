import ArgumentParser

/// Makes the fixed baseline and says how long it took; a process of its own for its memory's sake.
struct BaselineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline", abstract: "Writes the fixed baseline.", shouldDisplay: false)

    @Argument var count: Int
    @Option var format: GeneratedFormat = .ofx
    @Option var into: String

    func run() throws {
        Files.removeDatabase(into)
        let baseline = FixedBaseline(format.household(count: count, seed: 42))
        try Files.write("{\"seconds\":\"\(try baseline.measure(into: into))\"}\n", to: "-")
    }
}
