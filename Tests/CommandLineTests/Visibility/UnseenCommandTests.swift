import CommandTestSupport
import Models
import TestSupport
import Testing

/// A command with `--as` shows, exports and changes what its member sees, and nothing else.
///
/// One after the other, since statements are counted of all that happens in a database.
@Suite(.serialized) struct UnseenCommandTests {

    @Test func everyCommandIsDecided() {
        let commands = Set(CommandTree.leaves)
        let decided = Set(CommandDecision.all.keys)
        #expect(commands.subtracting(decided) == [], "commands of which it is not decided what members see in them")
        #expect(decided.subtracting(commands) == [], "decisions on commands that there are not")
    }

    /// Every command that shows or exports, in every format, beside the same one in a household that never had what the reader does not see.
    @Test(.timeLimit(.minutes(60)), arguments: DividedMember.allCases) func aHouseholdWithoutItIsShownTheSame(
        reader: DividedMember
    ) async throws {
        let whole = try await DividedCommands()
        let other = try await DividedCommands(varying: Set(DividedAccount.closed(to: reader)))
        var shown = 0
        let commands = Self.showing
        for arguments in commands {
            // The JSON of an owner is of the whole household.
            if reader.role == .owner, arguments.starts(with: ["export", "--to", "json"]) { continue }
            let name = arguments.joined(separator: " ")
            let (one, two) = (try await whole.run(arguments, as: reader), try await other.run(arguments, as: reader))
            #expect(one.status == two.status, "\(name)")
            #expect(Self.masked(one.output) == Self.masked(two.output), "\(name) tells of what \(reader) does not see")
            #expect(Self.masked(one.messages) == Self.masked(two.messages), "\(name) tells of what \(reader) does not see")
            let echoed = Set(DividedAccount.allCases.map(\.marker).filter { arguments.contains($0) })
            let leak = whole.household.leak(in: one.output + one.messages, for: reader, echoed: echoed)
            #expect(leak == nil, "\(name) has \(leak ?? "")")
            if one.status == 0, !one.output.isEmpty { shown += 1 }
        }
        // The comparison is of answers, not of refusals.
        #expect(shown > commands.count / 2)
    }

    /// The same commands have all of it for whom it belongs to, and for the owner of the file.
    @Test func whatIsSeenIsShown() async throws {
        let whole = try await DividedCommands()
        let marker = DividedAccount.annaPrivate.marker
        for words in [
            "accounts", "transactions --limit 500", "rules list", "cards", "subscriptions list", "expected list", "goals",
            "export --to csv",
        ] {
            let arguments = words.split(separator: " ").map(String.init)
            for reader in [DividedMember.anna, nil] {
                #expect(try await whole.run(arguments, as: reader).output.contains(marker), "\(words)")
            }
            #expect(try await !whole.run(arguments, as: .ben).output.contains(marker), "\(words)")
        }
    }

    @Test(.timeLimit(.minutes(60)), arguments: [DividedMember.ben, .clara]) func anUnseenIDIsAnsweredLikeAnAbsentOne(
        reader: DividedMember
    ) async throws {
        let whole = try await DividedCommands()
        let before = try await Self.everything(in: whole)
        var asked = 0
        for account in DividedAccount.closed(to: reader) {
            for command in NamingCommand.all {
                // Others see that there is an account of which they see the balance.
                if command.kind == .account, !account.isHidden(from: reader) { continue }
                for id in Self.ids(of: command, at: account, in: whole).prefix(2) {
                    let name = command.arguments.joined(separator: " ")
                    // What is read first by anybody is read once more.
                    _ = try await Self.answer(command, id, as: reader, in: whole)
                    let found = try await Self.answer(command, id, as: reader, in: whole)
                    let nothing = try await Self.answer(command, DividedObjects.absent(id), as: reader, in: whole)
                    #expect(found == nothing, "\(name) of \(account)")
                    #expect(found.status != 0, "\(name) of \(account) reaches what \(reader) does not see")
                    // Wrong usage would look the same for everything.
                    #expect(found.status != 64, "\(name): \(found.text)")
                    asked += 1
                }
            }
        }
        #expect(asked > 30)
        #expect(try await Self.everything(in: whole) == before)
    }

    // MARK: - What is run

    /// Every command that shows, with all its arguments and formats.
    private static var showing: [[String]] {
        CommandDecision.all.sorted { $0.key < $1.key }.flatMap { words, decision -> [[String]] in
            guard case .shows(let all) = decision else { return [] }
            let formats = CommandDecision.withoutFormats.contains(words) ? [[]] : ["table", "json", "csv"].map { ["--output", $0] }
            let command = words.split(separator: " ").map(String.init)
            return all.flatMap { arguments in formats.map { command + arguments + $0 } }
        }
    }

    private struct Answer: Equatable {
        var status: Int32
        var text: String
        var statements: Int
    }

    private static func answer(
        _ command: NamingCommand, _ id: String, as reader: DividedMember, in commands: DividedCommands
    ) async throws -> Answer {
        let before = commands.statements
        let result = try await commands.run(command.arguments(naming: id), as: reader)
        let text = (result.output + result.messages).replacing(id, with: "ID")
        return Answer(status: result.status, text: text, statements: commands.statements - before)
    }

    private static func ids(of command: NamingCommand, at account: DividedAccount, in commands: DividedCommands) -> [String] {
        let objects = commands.household.objects(of: account)
        guard let kind = command.kind else { return objects.changes.map(\.description) }
        return (objects.ids[kind] ?? []).compactMap(\.last)
    }

    /// What the owner of the file sees.
    private static func everything(in commands: DividedCommands) async throws -> [String] {
        var answers: [String] = []
        for words in [
            "accounts --all", "transactions --limit 500", "rules list", "cards", "benefits list", "goals", "subscriptions list",
            "expected list",
            "transfers --limit 100", "history --limit 500",
        ] {
            answers.append(try await commands.run(words.split(separator: " ").map(String.init) + ["--output", "json"], as: nil).output)
        }
        return answers
    }

    /// A text without what differs in each run, whatever a household holds: ids, references, folders and where the next page begins. What is the
    /// other side of a transfer with a private account is money in transit where there is no such account.
    private static func masked(_ text: String) -> [String] {
        var masked = text
        masked.replace(/[a-z]{2,6}_[0-9A-Z]{13}/, with: "ID")
        masked.replace(/REF[0-9]{8}/, with: "REF")
        masked.replace(/\/tmp\/coffer-[0-9A-F-]{36}\//, with: "/tmp/FOLDER/")
        masked.replace(/(--after |"next":")[0-9.]+/, with: "ROW")
        let lines = masked.split(separator: "\n").filter {
            !$0.hasSuffix("account Equity:Private account") && !$0.hasSuffix("open Equity:Private-account")
        }
        return lines.map {
            String($0).replacing("Equity:Private account", with: "Assets:In transit").replacing(
                "Equity:Private-account", with: "Assets:In-transit")
        }
    }
}
