import Foundation
import Models
import Services
import TestTools
import Testing

/// Every method and path, for everybody: the answers are those of `answers.txt`.
///
/// With `COFFER_RECORD_ANSWERS` in the environment the answers are written to the file instead.
struct AnswerTableTests {
    @Test func theAnswersAreTheRecordedOnes() async throws {
        let folder = try TemporaryFolder()
        let server = try TestServer(temporaryFolder: folder.path)
        let owner = try await server.setUp()
        let rows = try await SampleRows(of: try await server.services(of: owner))
        let member = try await server.token(of: "grace", as: .member)
        let viewer = try await server.token(of: "ines", as: .viewer)
        let newcomer = try await server.initialToken(of: "nora", as: .member)
        let other = try await server.makeOtherHousehold()
        let ids = ["ACCOUNT": "\(rows.account)", "TRANSACTION": "\(rows.transaction)", "ATTACHMENT": "\(rows.attachment)"]
        let people = [
            ("signed out", nil), ("owner", owner), ("member", member), ("viewer", viewer), ("newcomer", newcomer),
            ("other household", other),
        ]
        let tokens = try await people.asyncMap { person in try await person.1.asyncMap { try await server.formToken(of: $0) } ?? "" }
        let table = Recorder()
        try await server.withBrowser { browser in
            var answers = AnswerTable()
            for (person, formToken) in zip(people, tokens) {
                try await answers.ask(as: person.0, person.1, formToken: formToken, of: browser, ids: ids)
            }
            await table.keep(answers.lines)
        }
        let lines = await table.lines
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "answers.txt")
        if ProcessInfo.processInfo.environment["COFFER_RECORD_ANSWERS"] != nil {
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        }
        let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(lines.count == recorded.count)
        let differing = zip(lines, recorded).filter { $0 != $1 }
        #expect(differing.isEmpty, "\(differing.count) differ: \(differing.prefix(5).map { "\($0)\n  was \($1)" }.joined(separator: "\n"))")
    }
}

/// Carries the lines out of the server's closure.
private actor Recorder {
    private(set) var lines: [String] = []

    func keep(_ lines: [String]) { self.lines = lines }
}

extension Array {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async throws -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}

extension Optional {
    fileprivate func asyncMap<Value>(_ transform: (Wrapped) async throws -> Value) async throws -> Value? {
        if let self { try await transform(self) } else { nil }
    }
}
