import ArgumentParser

struct PeopleCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .group("People"): [PeopleCommand.self, GroupsCommand.self, ShareCommand.self, SettleCommand.self],
            .add: [AddPersonCommand.self, AddGroupCommand.self, AddExpenseCommand.self],
            .edit: [EditPersonCommand.self, EditGroupCommand.self, EditExpenseCommand.self],
            .delete: [
                NamedDeleteCommand<PersonDeletion>.self, NamedDeleteCommand<GroupDeletion>.self, DeleteExpenseCommand.self,
                DeleteSettlementCommand.self,
            ],
        ]
    }
}
