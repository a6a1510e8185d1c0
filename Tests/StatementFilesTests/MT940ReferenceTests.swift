import Foundation
import Models
import StatementFiles
import Testing

@Suite(.enabled(if: StatementReference.isAvailable, "The reference statements are not beside the checkout"))
struct MT940ReferenceTests {

    /// The encoding that detection would select: UTF-8 if the bytes are valid, else Windows-1252.
    private func read(_ path: String) throws -> StatementCollector {
        let bytes = try StatementReference.bytes(path)
        return try MT940Fixture.read(bytes, encoding: String(validating: bytes, as: UTF8.self) == nil ? .windows1252 : .utf8)
    }

    @Test func countsAndSumsAreThoseOfTheReference() throws {
        let expected = try StatementReference.expected(in: "mt940")
        #expect(expected.count == 43)
        for (path, wanted) in expected.sorted(by: { $0.key < $1.key })
        where wanted.error == nil && !path.hasSuffix("invalid_statement.sta") && !path.hasSuffix("sepa_mt9401.sta") {
            let lines = try read(path).statements.flatMap(\.lines)
            #expect(lines.count == wanted.transactions, "\(path)")
            #expect(StatementReference.sum(lines) == StatementReference.decimal(wanted.sum), "\(path)")
        }
    }

    /// The reference reader fails on both files. By the standard each has eight lines, which reconcile with its balances.
    @Test(arguments: ["ASNB-mt940.txt", "ASNB-mt940_with_spaces_for_entry_date.txt"]) func bothFilesOfASNHoldEightLines(name: String) throws
    {
        let read = try read("mt940/" + name)
        let lines = read.statements.flatMap(\.lines)
        #expect(lines.count == 8)
        #expect(read.diagnostics.isEmpty)
        let opening = try #require(read.statements.first?.header.opening?.amount.description)
        let closing = try #require(read.statements.last?.trailer.closing?.amount.description)
        #expect(StatementReference.decimal(opening).map { $0 + StatementReference.sum(lines) } == StatementReference.decimal(closing))
    }

    /// The reference reader reads RC as a credit. It is a debit (SWIFT, field 61), and only then do the balances of the file reconcile.
    @Test func reversalsOfCreditsAreDebits() throws {
        let statements = try read("mt940/betterplace-sepa_mt9401.sta").statements
        #expect(statements.flatMap(\.lines).count == 97)
        let first = try #require(statements.first)
        let opening = try #require(StatementReference.decimal(first.header.opening?.amount.description))
        #expect(opening + StatementReference.sum(first.lines) == StatementReference.decimal(first.trailer.closing?.amount.description))
        let reference = StatementReference.decimal("-9268316.38") ?? 0
        // Two lines of 204.88 have the opposite sign.
        #expect(StatementReference.sum(statements.flatMap(\.lines)) == reference - (StatementReference.decimal("819.52") ?? 0))
    }

    @Test func aFileWithoutAFieldIsRefused() throws {
        #expect(violation { _ = try read("mt940/self-provided-invalid_statement.sta") }?.reason == .malformed)
    }
}
