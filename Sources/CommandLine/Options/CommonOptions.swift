import ArgumentParser
import Models

/// The options of every command.
struct CommonOptions: ParsableArguments {

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The database.",
            discussion: "Default: COFFER_DATABASE, else coffer/coffer.sqlite in XDG_DATA_HOME, else in ~/.local/share.", valueName: "file"),
        completion: .file())
    var database: String?

    @Option(name: .long, help: ArgumentHelp("Use this day as today (YYYY-MM-DD).", valueName: "day"))
    var today: Day?
}
