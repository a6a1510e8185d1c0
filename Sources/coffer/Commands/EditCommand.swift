import ArgumentParser

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Changes transactions, an account or a category.",
        discussion: "Example: coffer edit category other --name Miscellaneous",
        subcommands: [EditTransactionCommand.self, EditAccountCommand.self, EditCategoryCommand.self])
}
