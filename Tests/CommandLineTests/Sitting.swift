import ArgumentParser
import Models
import Services
import Synchronization

@testable import coffer

/// One command as a person types it, with what it said and how it ended.
struct Sitting {
    var status: Int32
    var output: String
    var messages: String

    static func run(
        _ words: String..., in household: MadeUpHousehold = MadeUpHousehold(), terminal: Bool = false, typing lines: [String] = []
    ) async throws -> Sitting {
        try await run(words, in: household, terminal: terminal, typing: lines)
    }

    static func run(
        _ words: [String], in household: MadeUpHousehold = MadeUpHousehold(), terminal: Bool = false, typing lines: [String] = []
    ) async throws -> Sitting {
        let output = Heard()
        let messages = Heard()
        let input = Typed(lines)
        let console = Console(
            output: BufferedOutput { (bytes: [UInt8]) throws(OutputError) in output.add(bytes) },
            messages: BufferedOutput { (bytes: [UInt8]) throws(OutputError) in messages.add(bytes) }, style: .plain,
            showsProgress: terminal, secret: SecretInput(line: { _ in input.next() }, isTerminal: terminal),
            input: InputBytes { input.next().map { Array(($0 + "\n").utf8) } ?? [] })
        var status = ExitStatus.done.rawValue
        do {
            guard let command = try Coffer.parseAsRoot(words) as? any HouseholdCommand else { throw CommandFailure.failed("no command") }
            status = try await command.run(in: household.container, console: console).rawValue
            try console.output.flush()
        } catch let error where error is ServiceError || error is CommandFailure || error is MoneyError || error is OutputError {
            let (told, sentence) = ExitStatus.of(error)
            status = told.rawValue
            console.note(sentence ?? "")
        } catch {
            status = Coffer.exitCode(for: error).rawValue
            console.note(Coffer.message(for: error))
        }
        return Sitting(status: status, output: output.text, messages: messages.text)
    }

    /// How the program ends where reading the words alone ends it; 0 where they are well written.
    static func statusOfParsing(_ words: [String]) -> Int32 {
        do {
            _ = try Coffer.parseAsRoot(words)
            return 0
        } catch {
            return Coffer.exitCode(for: error).rawValue
        }
    }
}

/// Bytes that were written.
final class Heard: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }
    var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
}

/// Lines that are read one after the other.
final class Typed: Sendable {
    private let lines: Mutex<[String]>
    init(_ lines: [String]) { self.lines = Mutex(lines) }
    func next() -> String? { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}
