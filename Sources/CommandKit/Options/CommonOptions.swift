package import ArgumentParser
package import Models

/// The options of every command that works on a household.
package struct CommonOptions: ParsableArguments {
    @Option(help: Self.databaseHelp, completion: .file()) package var database: String?
    @Option(help: Self.householdHelp) package var household: String?
    @Option(name: .customLong("as"), help: Self.memberHelp) package var member: String?
    @Option(help: Self.todayHelp) package var today: Day?
    /// Read by `readersLanguage`, too, before the options are parsed.
    @Option(help: Self.languageHelp) package var language: Language?

    package init() {}

    static let databaseHelp = ArgumentHelp(
        "The database.",
        discussion: "Default: COFFER_DATABASE, else coffer/coffer.sqlite in XDG_DATA_HOME, else in ~/.local/share.", valueName: "file")

    static let householdHelp = ArgumentHelp(
        "The household, where the database has several: its name or id.",
        discussion: "Default: COFFER_HOUSEHOLD, else the only one; for backup and restore the whole database.", valueName: "household")

    static let memberHelp = ArgumentHelp(
        "Act as this member, with what they see and may do: sign-in name or id.",
        discussion: "Default: COFFER_AS, else as the owner of the file, who sees every account.", valueName: "member")

    static let todayHelp = ArgumentHelp("Use this day as today (YYYY-MM-DD).", valueName: "day")

    static let languageHelp = ArgumentHelp(
        "The language of tables, notes and errors: en or de; json and csv stay the same.",
        discussion: "Default: that of LC_ALL, LC_MESSAGES or LANG, else en.", valueName: "language")
}
