import Foundation
import TestTools
import Testing

/// Public statements of real banks beside the checkout, imported, imported again, tried out and taken back.
@Suite(.blocking, .enabled(if: RealStatements.isThere, "the reference statements are not beside the checkout")) struct RealStatementTests {

    @Test(arguments: RealStatements.names) func isReadOnceAndTakenBack(name: String) throws {
        let household = try Household()
        let file = RealStatements.folder + "/" + name
        let before = try household.everything()
        let beforeImport = try household.everything(except: Household.keptByUndo)
        var arguments = ["import", file]
        var dry = try household.run(arguments + ["--dry-run", "--output", "json"])
        if dry.status == 64 {
            // A fragment that does not say whose it is.
            #expect(dry.errors.contains("--account"), "\(dry.errors)")
            arguments += ["--account", "Test", "--currency", "EUR"]
            dry = try household.run(arguments + ["--dry-run", "--output", "json"])
        }
        #expect(try household.everything() == before, "a dry run stored something")
        if RealStatements.refused.contains(name) {
            #expect(dry.status == 65 && dry.errors.contains(name), "\(dry)")
            return
        }
        let commit = try household.run(arguments + ["--output", "json"])
        let id = try #require(try same(dry, commit), "a dry run said another thing: \(dry) \(commit)")
        #expect(commit.status == (RealStatements.withFaults.contains(name) ? 1 : 0), "\(commit)")
        let first = try JSONDecoder().decode(ImportLine.self, from: Data(commit.output.utf8))
        #expect(try first.new == RealStatements.expected(name))
        try household.expectClean()
        let accounts = try household.accounts()

        let again = try JSONDecoder().decode(ImportLine.self, from: Data(household.run(arguments + ["--output", "json"]).output.utf8))
        #expect(again.new == 0 && again.known == first.new + first.known)
        #expect(try household.accounts().map(\.balance) == accounts.map(\.balance))
        try household.expectClean()

        for id in [again.import, id].compactMap(\.self) {
            let undo = try household.run("import", "--undo", id)
            #expect(undo.status == 0, "\(undo)")
        }
        try household.expectClean()
        #expect(try household.everything(except: Household.keptByUndo) == beforeImport)
    }

    /// The import's id where a dry run and the commit say the same but for it, and for how each file is read, which only a dry run says.
    private func same(_ dry: Child.Answer, _ commit: Child.Answer) throws -> String? {
        guard dry.status == commit.status,
            var first = try JSONSerialization.jsonObject(with: Data(dry.output.utf8)) as? [String: Any],
            var second = try JSONSerialization.jsonObject(with: Data(commit.output.utf8)) as? [String: Any],
            first.removeValue(forKey: "import") is NSNull, let id = second.removeValue(forKey: "import") as? String,
            let files = first["files"] as? [[String: Any]]
        else { return nil }
        first["files"] = files.map { $0.filter { !["encoding", "layout", "lines"].contains($0.key) } }
        return NSDictionary(dictionary: first).isEqual(NSDictionary(dictionary: second)) ? id : nil
    }
}

/// The statements beside the checkout and what is known of them.
enum RealStatements {
    static let folder = Household.checkout + "/../shared/data/statements"

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder + "/expected.json") }

    static let names: [String] = ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.contains("/") && !$0.hasSuffix("/") }.sorted()

    /// No statement, no field, an empty root.
    static let refused: Set = ["camt/camt053.v2.wrong.xml", "mt940/self-provided-invalid_statement.sta", "ofx/bank_small.ofx"]

    /// Lines without a day or an amount, errors that the bank itself tells.
    static let withFaults: Set = [
        "ofx/date_missing.ofx", "ofx/decimal_error.ofx", "ofx/error_message.ofx", "ofx/signon_fail.ofx",
    ]

    /// Where the reference readers give up, or Coffer by the standard reads another number of lines.
    private static let own = [
        "mt940/ASNB-mt940.txt": 8, "mt940/ASNB-mt940_with_spaces_for_entry_date.txt": 8, "ofx/empty_balance.ofx": 1,
        "ofx/ofx-v102-empty-tags.ofx": 1,
    ]

    private struct Expected: Decodable {
        struct Reader: Decodable {
            var transactions: Int?
        }
        var entries: Int?
        var transactions: Int?
        var ofxparse: Reader?
    }

    static func expected(_ name: String) throws -> Int {
        if let own = own[name] { return own }
        let all = try JSONDecoder().decode([String: Expected].self, from: Data(contentsOf: URL(fileURLWithPath: folder + "/expected.json")))
        let expected = try #require(all[name])
        return expected.entries ?? expected.transactions ?? expected.ofxparse?.transactions ?? 0
    }
}
