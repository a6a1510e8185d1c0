import ArgumentParser

struct MergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Makes two accounts that are one into one.",
        discussion:
            "Categories are merged with coffer edit category NAME --merge-into OTHER.\nExample: coffer merge accounts \"Old checking\" --into Checking",
        subcommands: [MergeAccountsCommand.self])
}
