package import CommandKit

package struct CategoriesCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .show: [CategoriesCommand.self, RulesCommand.self],
        .add: [AddCategoryCommand.self, AddRuleCommand.self],
        .edit: [EditCategoryCommand.self],
        .delete.last: [DeleteCategoryCommand.self],
    ]
    package let nouns: PlacedNouns = [.add: ["a category", "a rule"], .edit: ["categories"], .delete: ["a category"]]

    package init() {}
}
