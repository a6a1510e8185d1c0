import ArgumentParser
import CommandLine

/// The commands of the program.
package enum CommandTree {
    /// The words of every command that does something itself, without the program's name: `add account`.
    package static var leaves: [String] { leaves(of: Coffer.self, words: []).map { $0.joined(separator: " ") } }

    private static func leaves(of command: any ParsableCommand.Type, words: [String]) -> [[String]] {
        let configuration = command.configuration
        let commands = configuration.subcommands + configuration.groupedSubcommands.flatMap(\.subcommands)
        guard !commands.isEmpty else { return [words] }
        return commands.flatMap { leaves(of: $0, words: words + [$0.configuration.commandName ?? "\($0)"]) }
    }
}
