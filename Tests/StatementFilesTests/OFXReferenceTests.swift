import Foundation
import Models
import StatementFiles
import Testing

/// Compares public OFX files beside the checkout with the results of ofxparse and ofxtools.
@Suite(.enabled(if: OFXReference.isAvailable, "the reference statements are not beside the checkout")) struct OFXReferenceTests {

    /// Both reference readers agree, or one of them fails.
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

    /// ofxtools also counts purchases and sales of securities, which Coffer does not read.
    @Test func investmentStatementsCountTheirBankTransactionsOnly() throws {
        #expect(try OFXReference.read("fidelity").statements.map(\.lines.count) == [3])
        #expect(try OFXReference.read("vanguard401k").diagnostics.map(\.severity) == [.note])
    }

    @Test func emptyOFXElementIsRefused() {
        #expect(throws: StatementFileError.self) { try OFXReference.read("bank_small") }
    }

    /// ofxparse returns each listed account. The file has no statement.
    @Test func accountListingHoldsNoStatement() throws {
        let read = try OFXReference.read("account_listing_aggregation")
        #expect(read.statements.isEmpty && read.diagnostics.map(\.severity) == [.note])
        #expect(read.diagnostics[0].found == "4 accounts")
    }

    @Test(arguments: ["error_message", "signon_fail"]) func bankErrorsAreReported(name: String) throws {
        let read = try OFXReference.read(name)
        #expect(read.statements.isEmpty && read.diagnostics.map(\.severity) == [.error, .warning])
    }

    @Test(arguments: ["signon_success", "signon_success_no_message"]) func signOnHoldsNoStatement(name: String) throws {
        let read = try OFXReference.read(name)
        #expect(read.statements.isEmpty && read.diagnostics.map(\.severity) == [.warning])
    }

    /// Both reference readers fail on the empty elements. The line is valid.
    @Test func emptyTagsHoldOneLine() throws {
        let read = try OFXReference.read("ofx-v102-empty-tags")
        let line = try #require(read.statements.first?.lines.first)
        #expect(read.statements.map(\.lines.count) == [1])
        #expect(line.amount.description == "12.34" && line.day.description == "2018-05-07" && line.memo == "CBA:Transfer")
        #expect(line.bankId == nil && line.currency == Currency(code: "AUD"))
        #expect(read.statements[0].header.currency == Currency(code: "AUD"))
        #expect(read.statements[0].trailer.closing == nil)
    }

    /// Both reference readers fail on the missing header or the empty balance. The line is valid.
    @Test func emptyBalanceHoldsOneLine() throws {
        let read = try OFXReference.read("empty_balance")
        #expect(read.statements.map { $0.lines.map(\.amount.description) } == [["120"]])
        #expect(read.statements[0].trailer.closing == nil && read.diagnostics.map(\.severity) == [.warning])
    }

    /// A missing date, an empty date and 31 February: three invalid lines, each rejected individually.
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

/// The folder of the reference statements.
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

    static var isAvailable: Bool { FileManager.default.fileExists(atPath: folder + "/expected.json") }

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
