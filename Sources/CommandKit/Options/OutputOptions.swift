package import ArgumentParser

/// The options of a command that writes an answer.
package struct OutputOptions: ParsableArguments {
    @Option(name: .customLong("output"), help: ArgumentHelp("The output format: table, json or csv.", valueName: "format"))
    package var format: OutputFormat = .table

    @OptionGroup package var common: CommonOptions

    package init() {}
}
