package import ArgumentParser
import CommandKit
import Commands
import Localization
import Logging
import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The program: its commands, and the only place that maps errors to messages and exit codes.
package struct Coffer: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "coffer", abstract: "Keeps a household's accounts: imports bank files and shows exact balances.",
        discussion: """
            Start with your bank's statements: coffer import FILE…, then coffer accounts and coffer transactions.
            Who can read the database file sees everything, private accounts of all members too; --as MEMBER shows what a member sees.
            Exit codes: 0 done, 1 something was found, rejected or failed, 64 wrong usage, 65 bad input file, 66 missing input, \
            73 cannot write, 77 not permitted.
            Completions for your shell: coffer --generate-completion-script bash (or zsh, fish).
            """,
        version: "coffer \(Version.current)",
        groupedSubcommands: CommandModules.features.adding(ServerCommandModule()).groups)

    package init() {}

    package static func main() async {
        // A closed pipe is detected by the failing write, so that the database is still closed in order.
        _ = signal(SIGPIPE, SIG_IGN)
        let command: any ParsableCommand
        do {
            command = try await asyncParseAsRoot()
        } catch {
            if !exitCode(for: error).isSuccess,
                let unknown = UnknownCommand.find(in: Array(Swift.CommandLine.arguments.dropFirst()), of: Coffer.self)
            {
                Console.standard().note("coffer: \(unknown.message)")
                Console.standard().note(unknown.hint)
                exitProcess(ExitStatus.usage.rawValue)
            }
            exitProcess(statusOfParsing(error))
        }
        let options = (command as? any DatabaseCommand)?.common
        let isOwn = command is any CofferCommand
        do {
            try startLogging(unlessNamed: command is ServeCommand ? .notice : nil)
            try await run(command)
            exitProcess(ExitStatus.done.rawValue)
        } catch let code as ExitCode {
            exitProcess(code.rawValue)
        } catch  where !isOwn {
            // Help is a command of the parser's own.
            exitProcess(statusOfParsing(error))
        } catch {
            let (status, sentence) = ExitStatus.of(error, protected: protectedDatabase(options))
            if let sentence { Console.standard().note("coffer: \(sentence)") }
            if let details = ExitStatus.details(of: error) { Console.standard().note(details) }
            exitProcess(status.rawValue)
        }
    }

    private static func run(_ command: sending any ParsableCommand) async throws {
        if let command = command as? any HouseholdCommand {
            try await runInHousehold(command)
        } else if var command = command as? any AsyncParsableCommand {
            try await command.run()
        } else {
            var command = command
            try command.run()
        }
    }

    /// The database file if this user may not read and write it.
    private static func protectedDatabase(_ options: CommonOptions?) -> String? {
        guard let options, let location = try? DatabaseLocation(named: options.database), location.isProtected else { return nil }
        return location.path
    }

    /// Writes help, version and completions to standard output, and parse errors to standard error.
    private static func statusOfParsing(_ error: any Error) -> Int32 {
        let code = exitCode(for: error)
        let text = fullMessage(for: error)
        let console = Console.standard()
        if code.isSuccess {
            try? console.output.write(text + "\n")
            try? console.output.flush()
        } else {
            let prefix = "Error: "
            let message = text.hasPrefix(prefix) ? "coffer: " + text.dropFirst(prefix.count) : text
            try? console.messages.write(message + "\n")
            try? console.messages.flush()
        }
        return code.rawValue
    }
}

/// Ends the program; not named `exit`, which every command declares itself.
private func exitProcess(_ status: Int32) -> Never {
    exit(status)
}
