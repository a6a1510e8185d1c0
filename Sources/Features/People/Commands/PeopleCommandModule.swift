import CommandKit

struct PeopleCommandModule: CommandModule {
    let commands: PlacedCommands = [
        .group("People"): [PeopleCommand.self, GroupsCommand.self, ShareCommand.self, SettleCommand.self],
        .add: [AddPersonCommand.self, AddGroupCommand.self, AddExpenseCommand.self],
        .edit: [EditPersonCommand.self, EditGroupCommand.self, EditExpenseCommand.self],
        .delete: [
            NamedDeleteCommand<PersonDeletion>.self, NamedDeleteCommand<GroupDeletion>.self, DeleteExpenseCommand.self,
            DeleteSettlementCommand.self,
        ],
    ]
}
