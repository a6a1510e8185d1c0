import ArgumentParser

struct AccountsCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .show.first: [AccountsCommand.self],
            .show: [BalanceCommand.self],
            .add: [AddAccountCommand.self],
            .edit: [EditAccountCommand.self],
            .delete: [DeleteAccountCommand.self],
            .merge: [MergeAccountsCommand.self],
            .change.last: [RatesCommand.self],
        ]
    }
}
