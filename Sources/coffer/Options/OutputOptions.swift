import ArgumentParser

/// How a command answers.
struct OutputOptions: ParsableArguments {

    @Option(name: .customLong("output"), help: ArgumentHelp("How to answer: table, json or csv.", valueName: "format"))
    var format: OutputFormat = .table
}
