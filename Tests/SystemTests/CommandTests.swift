import Foundation
import TestTools
import Testing

/// The program as other programs see it: what it answers, and with which code it ends.
@Suite(.blocking) struct CommandTests {

    @Test func everyAnswerInJSONIsJSON() throws {
        let household = try Household.sample()
        let newest = try household.answer(EntriesLine.self, ["transactions", "--limit", "3"])
        #expect(newest.entries.count == 3 && newest.next != nil)
        for arguments in [
            ["accounts"], ["transactions"], ["transactions", "--search", "koffie"], ["balance"], ["balance", "--at", "2026-02-01"],
            ["categories"],
            ["rules"], ["history"], ["check"], ["import", "--list"],
        ] {
            let answer = try household.run(arguments + ["--output", "json"])
            #expect(answer.status == 0, "\(arguments): \(answer.errors)")
            #expect(throws: Never.self, "\(arguments)") { try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) }
            #expect(answer.errors.isEmpty, "\(arguments): \(answer.errors)")
        }
        let export = try household.run("export", "--to", "json")
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(export.output.utf8)) }
    }

    @Test func exitCodesAreTheDocumentedOnes() throws {
        let household = try Household()
        let nobody = try household.file("who.csv", "Date,Amount\n2026-01-01,1.00\n")
        let two = try household.file(
            "two.ofx",
            StatementMaker(account: "77000009001", count: 2).text.replacing("</OFX>", with: "")
                + StatementMaker(account: "77000009002", count: 2).text.replacing("<OFX>", with: ""))
        let cases: [(Int32, [String])] = [
            (0, ["accounts"]), (0, ["--version"]), (0, ["--help"]), (0, ["import", "--help"]), (0, ["check"]),
            (64, ["frobnicate"]), (64, ["import"]), (64, ["accounts", "--output", "xml"]), (64, ["transactions", "--from", "yesterday"]),
            (64, ["import", two, "--account", "One"]), (64, ["import", nobody]),
            (1, ["transactions", "--account", "Absent"]), (1, ["import", "--undo", "imp_0000000000000"]),
            (64, ["import", "--undo", "imp_000"]), (1, ["undo", "chg_0000000000000"]), (64, ["undo", "chg_x"]),
            (66, ["import", household.folder + "/absent"]),
            (73, ["export", "--to", "csv", household.folder + "/absent/file.csv"]), (73, ["backup", household.folder + "/absent/file"]),
            (66, ["restore", household.folder + "/absent"]),
        ]
        for (status, arguments) in cases {
            let answer = try household.run(arguments)
            #expect(answer.status == status, "\(arguments): \(answer.output) \(answer.errors)")
            #expect((status == 0) == answer.errors.isEmpty, "\(arguments): \(answer.errors)")
        }
    }

    @Test func whoeverStopsReadingIsNoError() throws {
        let household = try Household()
        try household.run("import", household.file("first.ofx", StatementMaker(account: "77000009003", count: 5_000).text))
        for command in ["transactions --limit 5000", "export --to csv", "export --to json", "export --to ledger"] {
            let answer = try household.shell(
                "{ coffer \(command); echo $? >\(household.folder)/status; } | head -n 1; cat \(household.folder)/status")
            #expect(answer.errors.isEmpty, "\(command): \(answer.errors)")
            #expect(answer.output.utf8.suffix(3).elementsEqual("\n0\n".utf8), "\(command): \(answer.output)")
        }
    }

    @Test func aBackupHoldsEverythingAndComesBack() throws {
        let household = try Household.sample()
        let before = try household.everything()
        let backup = household.folder + "/backup.sqlite"
        #expect(try household.run("backup", backup).status == 0)
        try household.run("add", "account", "Later", "--kind", "cash", "--currency", "EUR")
        #expect(try household.everything() != before)
        #expect(try household.run("restore", backup).status == 0)
        #expect(try household.everything() == before)
        try household.expectClean()
    }

    @Test func ofSeveralHouseholdsACommandNamesOne() throws {
        let household = try Household()
        try household.run("add", "account", "Purse", "--kind", "cash", "--currency", "EUR")
        try household.run("household", "add", "Lindenhof", "--currency", "EUR")
        let unnamed = try household.run("accounts")
        #expect(unnamed.status == 64 && unnamed.output.isEmpty)
        #expect(unnamed.errors.contains("choose one with --household: Household (hou_") && unnamed.errors.contains("Lindenhof (hou_"))
        #expect(try household.run("accounts", "--household", "household").output.contains("Purse"))
        let other = try household.run("accounts", "--household", "Lindenhof")
        #expect(other.status == 0 && !other.output.contains("Purse"))
        #expect(try !household.shell("COFFER_HOUSEHOLD=lindenhof coffer accounts").output.contains("Purse"))
        let absent = try household.run("accounts", "--household", "Absent")
        #expect(absent.status == 1 && absent.errors == "coffer: Resource not found: household \"Absent\"\n")
        // What copies or replaces the whole database names none.
        let backup = household.folder + "/backup.sqlite"
        #expect(try household.run("backup", backup).status == 0)
        #expect(try household.run("restore", backup).status == 0)
        for name in ["Household", "Lindenhof"] { #expect(try household.run("check", "--household", name).status == 0) }
    }

    struct EntriesLine: Decodable {
        struct Entry: Decodable {
            var id: String
            var day: String
            var account: String
            var amount: String
        }
        var entries: [Entry]
        var next: String?
    }
}
