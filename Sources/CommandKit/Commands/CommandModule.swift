package import ArgumentParser

/// A module with the commands of a feature, registered in `CommandModules`.
package protocol CommandModule: Sendable {
    /// The commands by their place in the help.
    var commands: PlacedCommands { get }

    /// What its commands below a verb are about, as the help of the verb lists it: `a card` below `coffer add`, `cards` below `coffer edit`.
    var nouns: PlacedNouns { get }

    typealias PlacedCommands = KeyValuePairs<CommandPlace, [any ParsableCommand.Type]>
    typealias PlacedNouns = KeyValuePairs<CommandPlace, [String]>
}

extension CommandModule {
    package var nouns: PlacedNouns { [:] }
}

/// Where a command stands: in a group of `coffer --help`, or below a verb such as `coffer add`.
package struct CommandPlace: Sendable {
    /// The order of places, and of what stands in one; what has the same rank stands in the order of the modules.
    package enum Rank: CaseIterable, Sendable {
        case first, middle, last
    }

    /// The title of a group; nil for a verb.
    fileprivate let title: String?
    fileprivate let name: String
    fileprivate let rank: Rank
    fileprivate var rankInside = Rank.middle

    /// A group of `coffer --help`.
    package static func group(_ title: String, _ rank: Rank = .middle) -> CommandPlace {
        CommandPlace(title: title, name: title, rank: rank)
    }

    /// A command whose subcommands are those of several features.
    static func verb(_ name: String) -> CommandPlace { CommandPlace(title: nil, name: name, rank: .middle) }

    /// The place for commands that stand before those of other modules.
    package var first: CommandPlace { ranked(.first) }

    /// The place for commands that stand behind those of other modules.
    package var last: CommandPlace { ranked(.last) }

    private func ranked(_ rank: Rank) -> CommandPlace {
        var place = self
        place.rankInside = rank
        return place
    }
}

extension CommandPlace {
    // Groups of several features.
    package static let show = group("Show", .first)
    package static let subscriptions = group("Subscriptions")
    package static let pay = group("Pay", .last)
    package static let change = group("Change", .last)
    package static let files = group("Import, export and backup", .last)

    package static let add = verb("add")
    package static let edit = verb("edit")
    package static let delete = verb("delete")
    package static let merge = verb("merge")
    package static let cancel = verb("cancel")
}

/// The registered modules of commands, in the order of the help.
package struct CommandModules: Sendable {
    private let modules: [any CommandModule]

    package init(modules: [any CommandModule]) {
        self.modules = modules
    }

    /// These and one more, which comes last.
    package func adding(_ module: any CommandModule) -> CommandModules { CommandModules(modules: modules + [module]) }

    /// The commands that stand in a place, in the order of help.
    package func commands(in place: CommandPlace) -> [any ParsableCommand.Type] { entries(in: place) { $0.commands } }

    /// What the commands below a verb are about, in the order of the modules: `a card, a goal or a person`.
    ///
    /// - Parameter conjunction: the word before the last one.
    package func nouns(below verb: CommandPlace, _ conjunction: String) -> String {
        let nouns = entries(in: verb) { $0.nouns }
        guard nouns.count > 1, let last = nouns.last else { return nouns.first ?? "" }
        return nouns.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// What all modules place somewhere, by rank.
    private func entries<Value>(
        in place: CommandPlace, of values: (any CommandModule) -> KeyValuePairs<CommandPlace, [Value]>
    ) -> [Value] {
        let entries = modules.flatMap { values($0).filter { $0.key.name == place.name } }
        return CommandPlace.Rank.allCases.flatMap { rank in entries.filter { $0.key.rankInside == rank }.flatMap(\.value) }
    }

    /// The groups of `coffer --help` with their commands.
    package var groups: [CommandGroup] {
        var places: [CommandPlace] = []
        for place in modules.flatMap({ $0.commands.map(\.key) }) where !places.contains(where: { $0.name == place.name }) {
            places.append(place)
        }
        return CommandPlace.Rank.allCases.flatMap { rank in
            places.filter { $0.rank == rank }.compactMap { place in
                place.title.map { CommandGroup(name: $0, subcommands: commands(in: place)) }
            }
        }
    }
}
