import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct EditCategoryCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "category", abstract: "Renames, archives or restores a category, merges it into another, or makes it part of another.",
        discussion:
            "Example: coffer edit category dining --name Restaurants\nExample: coffer edit category pets --merge-into other\nExample: coffer edit category dining --part-of food"
    )

    @Argument(help: ArgumentHelp("The category: name or id.", valueName: "category")) var category: String
    @Option(help: ArgumentHelp("The new name.", valueName: "name")) var name: String?
    @Flag(help: "Archive it: hide it from lists and choices.") var archive = false
    @Flag(help: "Restore it from the archive.") var restore = false
    @Option(help: ArgumentHelp("Merge it into this category of the same class.", valueName: "category")) var mergeInto: String?

    @Option(help: ArgumentHelp("Make it part of this category of the same class; none: of no other.", valueName: "category"))
    var partOf: String?

    @OptionGroup var answer: OutputOptions

    func validate() throws {
        let asked = [name != nil, archive, restore, mergeInto != nil, partOf != nil].filter(\.self).count
        guard asked == 1 else { throw ValidationError(text: "Give one of --name, --archive, --restore, --merge-into and --part-of") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let categories = household.categories()
        let lookup = Lookup(household)
        let category = try await lookup.category(category)
        if let name { return RowAnswer("Renamed to", try await categories.renameCategory(id: category.id, to: name)) }
        if let mergeInto {
            let target = try await lookup.category(mergeInto)
            try await categories.mergeCategories(id: target.id, absorbing: category.id)
            return RowAnswer("Merged into", target)
        }
        if let partOf {
            let parent = partOf == "none" ? nil : try await lookup.category(partOf)
            try await categories.setParent(parent?.id, of: category.id)
            return RowAnswer("Changed", category)
        }
        try await categories.archiveCategory(id: category.id, archive)
        var changed = category
        changed.isArchived = archive
        return RowAnswer(archive ? "Archived" : "Restored", changed)
    }
}
