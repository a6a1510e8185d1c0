import ArgumentParser

struct CategoriesCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .show: [CategoriesCommand.self, RulesCommand.self],
            .add: [AddCategoryCommand.self, AddRuleCommand.self],
            .edit: [EditCategoryCommand.self],
            .delete.last: [DeleteCategoryCommand.self],
        ]
    }
}
