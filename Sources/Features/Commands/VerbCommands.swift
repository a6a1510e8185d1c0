import ArgumentParser
import CommandKit

// Commands whose subcommands, and what they are about, are those of several features.

struct VerbsCommandModule: CommandModule {
    let commands: PlacedCommands = [.change.first: [AddCommand.self, EditCommand.self, DeleteCommand.self, MergeCommand.self]]
}

/// What is shared by several features and stands in the group of one of them.
struct SharedCommandModule: CommandModule {
    let commands: PlacedCommands = [.subscriptions: [CancelCommand.self], .pay: [RunDueCommand.self]]
}

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Adds \(CommandModules.features.nouns(below: .add, "or")).",
        discussion: "Example: coffer add account Wallet --kind cash --currency EUR --opening 50.00",
        subcommands: CommandModules.features.commands(in: .add))
}

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Changes \(CommandModules.features.nouns(below: .edit, "and")).",
        discussion: "Example: coffer edit category other --name Miscellaneous",
        subcommands: CommandModules.features.commands(in: .edit))
}

struct DeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Deletes \(CommandModules.features.nouns(below: .delete, "or")).",
        discussion: "Example: coffer delete account Wallet",
        subcommands: CommandModules.features.commands(in: .delete))
}

struct MergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Merges \(CommandModules.features.nouns(below: .merge, "or")) into one.",
        discussion:
            "To merge categories: coffer edit category NAME --merge-into OTHER.\nExample: coffer merge accounts \"Old checking\" --into Checking",
        subcommands: CommandModules.features.commands(in: .merge))
}

struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Cancels \(CommandModules.features.nouns(below: .cancel, "or")).",
        discussion: "Example: coffer cancel subscription Netflix",
        subcommands: CommandModules.features.commands(in: .cancel))
}
