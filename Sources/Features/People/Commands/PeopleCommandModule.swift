package import CommandKit

package struct PeopleCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .group("People"): [PeopleCommand.self, GroupsCommand.self, ShareCommand.self, SettleCommand.self],
        .add: [AddPersonCommand.self, AddGroupCommand.self, AddExpenseCommand.self],
        .edit: [EditPersonCommand.self, EditGroupCommand.self, EditExpenseCommand.self],
        .delete: [
            NamedDeleteCommand<PersonDeletion>.self, NamedDeleteCommand<GroupDeletion>.self, DeleteExpenseCommand.self,
            DeleteSettlementCommand.self,
        ],
    ]
    package let nouns: PlacedNouns = [
        .add: ["a person", "a group", "a shared expense"],
        .edit: ["people", "groups", "shared expenses"],
        .delete: ["a person", "a group", "a shared expense", "a settlement"],
    ]

    package init() {}
}
