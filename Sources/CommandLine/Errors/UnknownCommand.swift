import ArgumentParser
import Localization

/// A word where a command is expected, and the command that is spelled most like it.
struct UnknownCommand: Error, Hashable {
    /// The commands before the word: `coffer`, or `coffer add`.
    let parent: String
    let word: String
    /// Nil if no command is spelled like it.
    let nearest: String?

    /// Looks for the first word that is no command.
    ///
    /// - Parameter arguments: those of the program, without its name.
    /// - Returns: nil if every word up to the first option, or to a command without subcommands, is a command.
    static func find(in arguments: [String], of root: any ParsableCommand.Type) -> UnknownCommand? {
        var command = root
        var path = [root.configuration.commandName ?? ""]
        for word in arguments {
            let commands = command.configuration.subcommands + command.configuration.groupedSubcommands.flatMap(\.subcommands)
            guard !commands.isEmpty, command.configuration.defaultSubcommand == nil, !word.hasPrefix("-"), word != "help" else {
                return nil
            }
            if let next = commands.first(where: { names(of: $0).contains(word) }) {
                command = next
                path.append(word)
                continue
            }
            let shown = commands.filter { $0.configuration.shouldDisplay }.flatMap { names(of: $0) }
            return UnknownCommand(parent: path.joined(separator: " "), word: word, nearest: nearest(to: word, among: shown))
        }
        return nil
    }

    var message: LocalizedText {
        let message: LocalizedText = "There is no command '\(parent) \(word)'."
        return nearest.map { "\(message) Did you mean '\($0)'?" } ?? message
    }

    /// Where the commands are listed.
    var hint: LocalizedText { "  See '\(parent) --help' for the commands." }

    private static func names(of command: any ParsableCommand.Type) -> [String] {
        (command.configuration.commandName.map { [$0] } ?? []) + command.configuration.aliases
    }

    /// The name with the fewest edits, if at most a third of its letters differ; of several the first by the alphabet.
    private static func nearest(to word: String, among names: [String]) -> String? {
        names.sorted().map { (name: $0, edits: edits(from: Array(word.lowercased()), to: Array($0))) }
            .filter { $0.edits <= max(1, $0.name.count / 3) }.min { $0.edits < $1.edits }?.name
    }

    /// The number of insertions, deletions, replacements and exchanges of neighbours between two words (optimal string alignment).
    private static func edits(from word: [Character], to name: [Character]) -> Int {
        var rows = [Array(0...name.count)]
        for (row, letter) in word.prefix(40).enumerated() {
            var next = [row + 1]
            for (column, other) in name.enumerated() {
                var least = min(rows[row][column + 1] + 1, next[column] + 1, rows[row][column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == name[column - 1], word[row - 1] == other {
                    least = min(least, rows[row - 1][column - 1] + 1)
                }
                next.append(least)
            }
            rows.append(next)
        }
        return rows[rows.count - 1][name.count]
    }
}
