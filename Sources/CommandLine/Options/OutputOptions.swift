import ArgumentParser

/// The output options of a command.
struct OutputOptions: ParsableArguments {

    @Option(name: .customLong("output"), help: ArgumentHelp("The output format: table, json or csv.", valueName: "format"))
    var format: OutputFormat = .table
}
