import ArgumentParser
import Models

/// What every command takes.
struct CommonOptions: ParsableArguments {

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The database.",
            discussion: "Else COFFER_DATABASE, else coffer/coffer.sqlite in XDG_DATA_HOME, else in ~/.local/share.", valueName: "file"),
        completion: .file())
    var database: String?

    @Option(name: .long, help: ArgumentHelp("Act as if it were that day (YYYY-MM-DD).", valueName: "day"))
    var today: Day?
}
