import Foundation
import Models
import StatementFiles
import Testing

/// The files of `Samples/`, which `make run` imports: opening balance plus lines equals closing balance.
@Suite struct SampleTests {

    @Test func checkingComesToItsLedgerBalance() throws {
        let statement = try #require(try read("checking.ofx") { try OFXReader().read($0, into: &$1) }.first)
        #expect(statement.header.iban == "NL84HAVN0417160001" && statement.header.kind == .checking)
        #expect(statement.lines.count == 49)
        #expect(cents(statement.trailer.closing?.amount) == 658_545)
        #expect(sum(statement.lines) == 658_545 - 214_837)
        #expect(Set(statement.lines.map(\.bankId)).count == 49)
    }

    @Test func savingsComeToTheirClosingBalance() throws {
        let statement = try #require(try read("savings.xml") { try CAMTReader().read($0, into: &$1) }.first)
        #expect(statement.header.name == "Joint savings" && statement.header.institution == "Meerbank")
        #expect(statement.lines.count == 5)
        #expect(cents(statement.header.opening?.amount ?? statement.trailer.opening?.amount) == 1_260_000)
        #expect(sum(statement.lines) == 1_331_292 - 1_260_000)
        #expect(cents(statement.trailer.closing?.amount) == 1_331_292)
    }

    @Test func giroStatementsAreConsecutive() throws {
        let months = try read("giro.sta") { try MT940Reader().read($0, into: &$1) }
        #expect(months.count == 3 && months.map(\.lines.count).reduce(0, +) == 22)
        var balance = Int64(193_420)
        for month in months {
            #expect(cents(month.header.opening?.amount) == balance)
            balance += sum(month.lines)
            #expect(cents(month.trailer.closing?.amount) == balance)
        }
        #expect(balance == 558_374)
        #expect(months[0].lines[0].payee == "Haushalt de Wit Brandt" && months[0].lines[0].counterparty == "NL84HAVN0417160001")
    }

    @Test func cardHasTwoIdenticalCoffees() throws {
        let layout = try CSVFileAnalyzer.detectLayout(of: window("card.csv"), dateOrder: nil).layout
        let statement = try #require(try read("card.csv") { try CSVReader(layout: layout).read($0, into: &$1) }.first)
        #expect(statement.lines.count == 21)
        #expect(sum(statement.lines) == -38_298 + 31_840)
        let coffees = statement.lines.filter { $0.payee == "Koffiebar Hoek" && $0.day.description == "2026-01-15" }
        #expect(coffees.count == 2 && coffees.allSatisfy { $0.purchaseDay?.description == "2026-01-14" })
    }

    @Test func purseHasOpeningBalance() throws {
        let order = try QIFDateOrderDetector().dateOrder(of: window("cash.qif"))
        let statement = try #require(try read("cash.qif") { try QIFReader(dateOrder: order).read($0, into: &$1) }.first)
        #expect(statement.header.name == "Cash" && statement.header.kind == .cash)
        #expect(statement.lines.count == 16)
        #expect(cents(statement.header.opening?.amount ?? statement.trailer.opening?.amount) == 4_600)
        #expect(sum(statement.lines) == 21_350 - 4_600)
        #expect(statement.lines.map(\.parts.count).max() == 2)
    }

    private func read(_ name: String, _ body: (ByteWindow, inout StatementCollector) throws -> Void) throws -> [ParsedStatement] {
        var collector = StatementCollector()
        try body(try window(name), &collector)
        #expect(collector.diagnostics.isEmpty)
        return collector.statements
    }

    private func window(_ name: String) throws -> ByteWindow {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent("Samples").appendingPathComponent(name)))
        return ByteWindow(UTF8Source(MemoryByteSource(bytes), encoding: .utf8))
    }

    private func cents(_ figure: DecimalFigure?) -> Int64? {
        figure.flatMap { figure in
            switch figure.scale {
            case 0: figure.mantissa * 100
            case 1: figure.mantissa * 10
            case 2: figure.mantissa
            default: nil
            }
        }
    }

    private func sum(_ lines: [StatementLine]) -> Int64 { lines.reduce(0) { $0 + (cents($1.amount) ?? 0) } }
}
