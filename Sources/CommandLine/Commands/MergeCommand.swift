import ArgumentParser

struct MergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Merges two accounts into one.",
        discussion:
            "To merge categories: coffer edit category NAME --merge-into OTHER.\nExample: coffer merge accounts \"Old checking\" --into Checking",
        subcommands: [MergeAccountsCommand.self])
}
