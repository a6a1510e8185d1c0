import CommandKit

struct CategoriesCommandModule: CommandModule {
    let commands: PlacedCommands = [
        .show: [CategoriesCommand.self, RulesCommand.self],
        .add: [AddCategoryCommand.self, AddRuleCommand.self],
        .edit: [EditCategoryCommand.self],
        .delete.last: [DeleteCategoryCommand.self],
    ]
    let nouns: PlacedNouns = [.add: ["a category", "a rule"], .edit: ["categories"], .delete: ["a category"]]
}
