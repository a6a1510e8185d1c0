package import ArgumentParser
import Localization
package import Models
package import Services

/// Whose accounts count in the figures of a command.
package struct WhoseOptions: ParsableArguments {
    @Option(
        name: .customLong("whose"),
        help: ArgumentHelp(
            "Only these accounts count: ours (the household's), mine (those of the member of --as) or all.",
            discussion: "Default: all that the member of --as may see; without --as all of the household.", valueName: "whose"))
    package var perspective: Perspective?

    package init() {}

    /// The services with the figures of the option.
    ///
    /// - Throws: `CommandFailure.usage` for the accounts of a member without a member.
    package func figures(of household: DependencyContainer) throws -> DependencyContainer {
        guard let perspective else { return household }
        guard perspective != .mine || household.context.member.id != nil else {
            throw CommandFailure.usage("--whose mine needs to know who you are; name a member with --as")
        }
        return household.showing(perspective)
    }
}
