import App
import ArgumentParser
package import CardsModel
import CommandKit
import CommandLine
import Installation
package import Localization
package import MembersModel
package import Models
import Navigation
import ServiceKit
package import Services
package import Storage
import Synchronization
package import TestSupport
import TestTools

/// A household in a database in memory, and the commands that run on it.
///
/// The clock stands at `now`; a command without `--today` acts on `today`.
package struct CommandSession {

    /// The day of a command without `--today`.
    package static let today = day("2026-07-01")
    /// 2026-07-01T09:30:05Z in milliseconds since 1970.
    package static let now: Int64 = 1_782_898_205_000

    /// What the commands work on.
    package let home: TestHousehold
    private var role = Role.owner
    /// For whom commands act; nil: they see everything.
    private var member: ID<Member>?
    /// As it was read last.
    private var current: Household?

    package init(catalogue: CardCatalogue = .empty, currency: Currency = .euro) async throws {
        home = try await TestHousehold(
            today: Self.today, clock: TestClock(at: Self.now), currency: currency, timeZone: "UTC", resources: ServiceResources(catalogue),
            screens: FeatureList.standard.searchHits)
    }

    /// The household of the session.
    package var household: Household { current ?? home.services.context.household }
    /// Where it is kept.
    package var database: Database { home.installation.live.database }

    /// The same household as a viewer sees it.
    package var asViewer: CommandSession {
        var session = self
        session.role = .viewer
        return session
    }

    /// The same household as a member sees it who is no owner.
    package var asMember: CommandSession {
        var session = self
        session.role = .member
        return session
    }

    /// The same household as it is now, in which commands act for a member, as with `--as`.
    ///
    /// - Parameter member: nil: for nobody, as without it.
    package func acting(for member: ID<Member>?) async throws -> CommandSession {
        var session = self
        session.member = member
        session.current = try await database.read { [id = household.id] in try HouseholdRepository($0).find(id) }
        return session
    }

    /// The services on a day.
    package func services(on day: Day = today) -> DependencyContainer {
        let owner = home.installation.live.ownerContext(of: household)
        var context = ServiceContext(
            database: database, member: Member(household: household.id, id: member, role: role), household: household, path: "",
            clock: HouseholdClock(now: { Self.now }, today: { day }), modules: .standard, hasher: owner.hasher)
        context.resources = owner.resources
        context.screens = owner.screens
        context.paths = { FeatureList.standard.link(to: $0)?.path }
        return DependencyContainer(live: context)
    }

    /// Who signs in.
    package var auth: any AuthServiceProtocol { home.installation.auth }

    // MARK: - Running commands

    /// Runs a command on `today`, unless `--today` is among its arguments.
    ///
    /// - Parameters:
    ///   - terminal: whether standard input and standard error are a terminal.
    ///   - lines: what is typed on standard input.
    package func run(
        _ arguments: String..., terminal: Bool = false, typing lines: [String] = [], texts: TextEnvironment = .english
    ) async throws -> CommandResult {
        try await run(arguments, terminal: terminal, typing: lines, texts: texts)
    }

    /// Runs a command on `today`, unless `--today` is among its arguments.
    package func run(
        _ arguments: [String], terminal: Bool = false, typing lines: [String] = [], texts: TextEnvironment = .english
    ) async throws -> CommandResult {
        let arguments = arguments.contains("--today") ? arguments : arguments + ["--today", Self.today.description]
        return try await Self.run(arguments, terminal: terminal, typing: lines, texts: texts) { _, today in
            services(on: today ?? Self.today)
        }
    }

    /// Runs a command.
    ///
    /// - Parameter services: what it works with, from the member of `--as` and the day of `--today`.
    package static func run(
        _ arguments: [String], terminal: Bool = false, typing lines: [String] = [], texts: TextEnvironment = .english,
        in services: (_ member: String?, _ today: Day?) async throws -> DependencyContainer
    ) async throws -> CommandResult {
        let output = ByteRecorder()
        let messages = ByteRecorder()
        let input = LineSource(lines)
        let console = Console(
            output: BufferedOutput { (bytes: [UInt8]) throws(OutputError) in output.add(bytes) },
            messages: BufferedOutput { (bytes: [UInt8]) throws(OutputError) in messages.add(bytes) },
            style: TextStyle(isColoured: false, width: nil, texts: texts), isTerminal: terminal, line: { input.next() })
        var status = ExitStatus.done.rawValue
        do {
            guard let command = try Coffer.parseAsRoot(arguments) as? any HouseholdCommand else {
                throw CommandFailure.failed("This is no command that works on a household")
            }
            let services = try await services(command.common.member, command.common.today)
            status = try await command.runExplainingRefusal(in: services, console: console).rawValue
            try console.output.flush()
        } catch let error where error is ServiceError || error is CommandFailure || error is MoneyError || error is OutputError {
            let (reported, sentence) = ExitStatus.of(error)
            status = reported.rawValue
            if let sentence { console.note(sentence) }
            if let details = ExitStatus.details(of: error) { console.note(details) }
        } catch {
            status = Coffer.exitCode(for: error).rawValue
            console.note(.verbatim(Coffer.message(for: error)))
        }
        return CommandResult(status: status, output: output.text, messages: messages.text)
    }

    /// The exit status where parsing the arguments fails; 0 where they are valid.
    package static func parsingStatus(_ arguments: [String]) -> Int32 {
        do {
            _ = try Coffer.parseAsRoot(arguments)
            return 0
        } catch {
            return Coffer.exitCode(for: error).rawValue
        }
    }
}

/// What a command wrote, and its exit status.
package struct CommandResult {
    package var status: Int32
    /// Standard output.
    package var output: String
    /// Standard error.
    package var messages: String
}

/// Collects the bytes that are written.
private final class ByteRecorder: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }
    var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
}

/// Gives lines one after the other.
private final class LineSource: Sendable {
    private let lines: Mutex<[String]>
    init(_ lines: [String]) { self.lines = Mutex(lines) }
    func next() -> String? { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}
