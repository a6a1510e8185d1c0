package import CommandKit

package struct AccountsCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .show.first: [AccountsCommand.self],
        .show: [BalanceCommand.self],
        .add: [AddAccountCommand.self],
        .edit: [EditAccountCommand.self],
        .delete: [DeleteAccountCommand.self],
        .merge: [MergeAccountsCommand.self],
        .change.last: [RatesCommand.self],
    ]
    package let nouns: PlacedNouns = [.add: ["an account"], .edit: ["accounts"], .delete: ["an account"], .merge: ["two accounts"]]

    package init() {}
}
