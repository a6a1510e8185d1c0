import ArgumentParser

/// The options of a command that writes an answer.
struct OutputOptions: ParsableArguments {

    @Option(name: .customLong("output"), help: ArgumentHelp("The output format: table, json or csv.", valueName: "format"))
    var format: OutputFormat = .table

    @OptionGroup var common: CommonOptions
}
