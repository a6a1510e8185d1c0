import Foundation
import Models
import StatementFiles
import Testing

/// The folder of reference statements beside the checkout, which is not part of the repository.
enum StatementReference {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "shared/data/statements")

    static var isAvailable: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "expected.json").path) }

    struct Expected: Decodable {
        struct Statement: Decodable {
            var account: String?
            var entries: Int
            var sum: String
        }
        var statements: [Statement]?
        var transactions: Int?
        var sum: String?
        var error: String?
    }

    /// The results of the reference readers by path in the folder.
    static func expected(in format: String) throws -> [String: Expected] {
        let all = try JSONDecoder().decode([String: Lenient].self, from: Data(contentsOf: folder.appending(path: "expected.json")))
        return all.filter { $0.key.hasPrefix(format + "/") }.compactMapValues(\.value)
    }

    static func bytes(_ path: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: folder.appending(path: path))) }

    static func sum(_ lines: [StatementLine]) -> Decimal {
        lines.reduce(0) { $0 + (Decimal(string: $1.amount.description, locale: Locale(identifier: "C")) ?? 0) }
    }

    static func decimal(_ text: String?) -> Decimal? { text.flatMap { Decimal(string: $0, locale: Locale(identifier: "C")) } }

    private struct Lenient: Decodable {
        var value: Expected?
        init(from decoder: any Decoder) throws { value = try? Expected(from: decoder) }
    }
}

@Suite(.enabled(if: StatementReference.isAvailable, "The reference statements are not beside the checkout"))
struct CAMTReferenceTests {

    @Test func statementsAccountsCountsAndSumsAreThoseOfTheReference() throws {
        let expected = try StatementReference.expected(in: "camt")
        #expect(expected.count == 13)
        for (path, wanted) in expected.sorted(by: { $0.key < $1.key }) where !path.hasSuffix("wrong.xml") {
            let read = try CAMTFixture.read(StatementReference.bytes(path))
            #expect(read.statements.map(\.header.accountNumber) == wanted.statements?.map(\.account), "\(path)")
            #expect(read.statements.map(\.lines.count) == wanted.statements?.map(\.entries), "\(path)")
            let sums = read.statements.map { StatementReference.sum($0.lines) }
            let wantedSums = wanted.statements?.map { StatementReference.decimal($0.sum) ?? 0 }
            #expect(sums == wantedSums, "\(path)")
            #expect(!read.diagnostics.contains { $0.severity == .rejected }, "\(path)")
        }
    }

    @Test func aFileWithoutAnyStatementIsRefused() throws {
        #expect(violation { _ = try CAMTFixture.read(StatementReference.bytes("camt/camt053.v2.wrong.xml")) }?.reason == .malformed)
    }

    @Test func aBalanceWithATimeHasItsDay() throws {
        let read = try CAMTFixture.read(StatementReference.bytes("camt/camt53.only-Dt-with-DtTm.xml"))
        #expect(read.statements.first?.header.opening?.day.description == "2025-07-23")
        #expect(read.statements.first?.header.opening?.amount == figure(544_209_000, 5))
    }
}
