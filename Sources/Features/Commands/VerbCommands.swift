import ArgumentParser
import CommandKit

// Commands whose subcommands are those of several features.

struct VerbsCommandModule: CommandModule {
    let commands: PlacedCommands = [.change.first: [AddCommand.self, EditCommand.self, DeleteCommand.self, MergeCommand.self]]
}

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract:
            "Adds an account, a transaction, a category, a rule, a beneficiary, a standing order, a card, a benefit, a goal, a subscription, expected money, a person, a group or a shared expense.",
        discussion: "Example: coffer add account Wallet --kind cash --currency EUR --opening 50.00",
        subcommands: CommandModules.features.commands(in: .add))
}

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract:
            "Changes transactions, accounts, categories, standing orders, cards, goals, subscriptions, expected money, people, groups, shared expenses and the household.",
        discussion: "Example: coffer edit category other --name Miscellaneous",
        subcommands: CommandModules.features.commands(in: .edit))
}

struct DeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: """
            Deletes transactions, an account, a category, a beneficiary, a card, a goal, a subscription, expected money, a person, a group, a shared \
            expense or a settlement.
            """,
        discussion: "Example: coffer delete account Wallet",
        subcommands: CommandModules.features.commands(in: .delete))
}

struct MergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Merges two accounts into one.",
        discussion:
            "To merge categories: coffer edit category NAME --merge-into OTHER.\nExample: coffer merge accounts \"Old checking\" --into Checking",
        subcommands: CommandModules.features.commands(in: .merge))
}

struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Cancels a subscription or a transfer.",
        discussion: "Example: coffer cancel subscription Netflix",
        subcommands: CommandModules.features.commands(in: .cancel))
}
