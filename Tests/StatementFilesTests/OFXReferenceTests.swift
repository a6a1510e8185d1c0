import Foundation
import Models
import StatementFiles
import Testing

/// Public OFX files beside the checkout, against what ofxparse and ofxtools find in them.
@Suite(.enabled(if: OFXReference.isThere, "the reference statements are not beside the checkout")) struct OFXReferenceTests {

    /// Both readers agree, or one gives up and the other is right.
    @Test(arguments: [
        "anzcc", "bank_medium", "checking", "fidelity-savings", "fidelity", "investment_401k", "investment_medium", "multiple_accounts",
        "multiple_accounts2", "suncorp", "td_ameritrade", "tiaacref", "vanguard", "vanguard401k",
    ]) func countsAndSumsAreThoseOfOfxparse(name: String) throws {
        let read = try OFXReference.read(name)
        let expected = try OFXReference.expected(name)
        #expect(read.statements.map(\.header.accountNumber) == expected.map(\.account))
        #expect(read.statements.map(\.lines.count) == expected.map(\.transactions))
        for (statement, account) in zip(read.statements, expected) {
            let sum = statement.lines.reduce(Decimal(0)) { $0 + (Decimal(string: $1.amount.description) ?? .nan) }
            #expect(sum == Decimal(string: account.sum))
        }
        #expect(!read.diagnostics.contains { $0.severity == .rejected || $0.severity == .error })
    }

    /// ofxtools counts buys and sells too; they move no money of an account that Coffer keeps.
    @Test func investmentStatementsCountTheirBankTransactionsOnly() throws {
        #expect(try OFXReference.read("fidelity").statements.map(\.lines.count) == [3])
        #expect(try OFXReference.read("vanguard401k").diagnostics.map(\.severity) == [.note])
    }

    @Test func emptyOFXElementIsRefused() {
        #expect(throws: StatementFileError.self) { try OFXReference.read("bank_small") }
    }

    /// ofxparse makes an account of each listed one; there is no statement in the file.
    @Test func accountListingHoldsNoStatement() throws {
        let read = try OFXReference.read("account_listing_aggregation")
        #expect(read.statements.isEmpty && read.diagnostics.map(\.severity) == [.note])
        #expect(read.diagnostics[0].found == "4 accounts")
    }

    @Test(arguments: ["error_message", "signon_fail"]) func bankErrorsAreTold(name: String) throws {
        let read = try OFXReference.read(name)
        #expect(read.statements.isEmpty && read.diagnostics.map(\.severity) == [.error, .warning])
    }

    @Test(arguments: ["signon_success", "signon_success_no_message"]) func signOnHoldsNoStatement(name: String) throws {
        let read = try OFXReference.read(name)
        #expect(read.statements.isEmpty && read.diagnostics.map(\.severity) == [.warning])
    }

    /// Both readers give up on its empty elements; the line is whole.
    @Test func emptyTagsHoldOneLine() throws {
        let read = try OFXReference.read("ofx-v102-empty-tags")
        let line = try #require(read.statements.first?.lines.first)
        #expect(read.statements.map(\.lines.count) == [1])
        #expect(line.amount.description == "12.34" && line.day.description == "2018-05-07" && line.memo == "CBA:Transfer")
        #expect(line.bankId == nil && line.currency == Currency(code: "AUD"))
        #expect(read.statements[0].header.currency == Currency(code: "AUD"))
        #expect(read.statements[0].trailer.closing == nil)
    }

    /// Both readers give up on the missing header or the empty balance; the line is whole.
    @Test func emptyBalanceHoldsOneLine() throws {
        let read = try OFXReference.read("empty_balance")
        #expect(read.statements.map { $0.lines.map(\.amount.description) } == [["120"]])
        #expect(read.statements[0].trailer.closing == nil && read.diagnostics.map(\.severity) == [.warning])
    }

    /// No day, an empty day, 31 February: three damaged lines, each rejected alone.
    @Test func missingDaysAreRejectedOneByOne() throws {
        let read = try OFXReference.read("date_missing")
        #expect(read.statements.map(\.lines.count) == [0])
        #expect(read.diagnostics.map(\.severity) == [.rejected, .rejected, .rejected])
        #expect(read.statements[0].trailer.closing?.amount.isZero == true)
    }

    @Test func wrongDayAndAmountAreRejected() throws {
        let read = try OFXReference.read("decimal_error")
        #expect(read.statements.map(\.lines.count) == [0] && read.diagnostics.map(\.severity) == [.rejected])
    }
}

/// Where the reference statements are, and how they are read.
enum OFXReference {
    struct Account: Decodable {
        var account: String?
        var sum: String
        var transactions: Int
    }

    private struct Reader: Decodable {
        var accounts: [Account]?
    }

    private struct Entry: Decodable {
        var ofxparse: Reader?
    }

    static var folder: String {
        var path = #filePath.split(separator: "/")
        while let last = path.popLast(), last != "Tests" {}
        path.removeLast()
        return "/" + path.joined(separator: "/") + "/shared/data/statements"
    }

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder + "/expected.json") }

    static func expected(_ name: String) throws -> [Account] {
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/expected.json"))
        let all = try JSONDecoder().decode([String: Entry].self, from: data)
        return try #require(all["ofx/\(name).ofx"]?.ofxparse?.accounts)
    }

    static func read(_ name: String) throws -> StatementCollector {
        let source = try FileByteSource(path: folder + "/ofx/\(name).ofx")
        var collector = StatementCollector()
        try OFXReader().read(ByteWindow(UTF8Source(source, encoding: .windows1252)), into: &collector)
        return collector
    }
}
