import ArgumentParser

/// How a command answers.
struct OutputOptions: ParsableArguments {

    @Option(name: .customLong("output"), help: ArgumentHelp("The output format: table, json or csv.", valueName: "format"))
    var format: OutputFormat = .table
}
