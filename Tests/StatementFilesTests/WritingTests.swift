import Foundation
import Models
import StatementFiles
import Testing

@Suite struct WritingTests {

    @Test func accountNamesOfPlainTextLedgersAreValidAndUnique() throws {
        let places = try WritingSample().header.accounts
        let free = LedgerAccountNames(places, style: .free).names
        let strict = LedgerAccountNames(places, style: .strict).names
        #expect(Set(free).count == places.count)
        #expect(Set(strict).count == places.count)
        #expect(free.allSatisfy { !$0.contains("  ") && !$0.contains(";") && !$0.contains("\t") })
        #expect(free[0] == "Assets:Checking:Everyday 'x'")
        #expect(free[3] == "Assets:Checking:Everyday 'x'-2")
        #expect(strict[9...12] == ["Expenses:Groceries", "Expenses:Groceries-2", "Expenses:A-b", "Expenses:50-off-really"])
        #expect(strict[14] == "Expenses:X日本語")
        #expect(strict[15] == "Expenses:Éclair")
        // The suffix is incremented until the name is unique.
        #expect(strict[24] == "Expenses:Groceries-2-2")
    }

    @Test func aTwoDayTransferGoesThroughInTransitAndAPendingOneIsAComment() throws {
        let eur = try WritingSample.currency("EUR")
        let places = [
            ExportedLedgerAccount(id: "acc_a", role: .own(.checking), name: "Everyday", currency: eur),
            ExportedLedgerAccount(id: "acc_b", role: .own(.loan), name: "House", currency: eur),
        ]
        var transaction = ExportedTransaction(
            id: "txn_1", group: "txn_1", amount: Money(minorUnits: 1250, currency: eur), source: 0,
            sourceDay: try WritingSample.day("2024-03-15"),
            destination: 1, destinationDay: try WritingSample.day("2024-03-18"), payee: "Bank", note: "a: b")
        let core = [transaction]
        transaction.status = .pending
        transaction.destinationDay = transaction.sourceDay
        let header = ExportHeader(household: "H", currency: eur, day: transaction.sourceDay, accounts: places)
        #expect(
            try Self.text(header, core + [transaction], .beancount) == """
                option "title" "H"
                option "operating_currency" "EUR"

                1900-01-01 open Assets:Checking:Everyday
                1900-01-01 open Liabilities:Loan:House
                1900-01-01 open Assets:In-transit

                2024-03-15 * "Bank" "a: b"
                  id: "txn_1"
                  Assets:In-transit  12.50 EUR
                  Assets:Checking:Everyday  -12.50 EUR

                2024-03-18 * "Bank" "a: b"
                  id: "txn_1"
                  Liabilities:Loan:House  12.50 EUR
                  Assets:In-transit  -12.50 EUR

                ; pending
                ; 2024-03-15 * "Bank" "a: b"
                ;   id: "txn_1"
                ;   Liabilities:Loan:House  12.50 EUR
                ;   Assets:Checking:Everyday  -12.50 EUR


                """)
        #expect(
            try Self.text(header, core, .ledger).contains(
                "2024-03-15 * Bank\n  ; id: txn_1\n  ; note: a\u{2236} b\n  Assets:In transit  12.50 EUR\n"))
        #expect(try Self.text(header, core, .hledger).contains("decimal-mark .\ncommodity 1000.00 EUR\n"))
    }

    @Test func csvExportRoundTrips() throws {
        let eur = try WritingSample.currency("EUR")
        let texts = ["=SUM(A1)", "'quoted'", "+1", "@x", "a,\"b\"\r\nc", "-", " blank ", "", "'=x", "|\\p"]
        let places =
            [ExportedLedgerAccount(id: "acc_a", role: .own(.checking), name: "-Every,day", currency: eur)]
            + texts.map { ExportedLedgerAccount(id: "cat", role: .category(.spending), name: $0) }
        let day = try WritingSample.day("2024-03-05")
        var transactions = texts.indices.map { index in
            ExportedTransaction(
                id: "txn_\(index)", group: "txn_\(index)", amount: Money(minorUnits: Int64(index + 1), currency: eur), source: 0,
                sourceDay: day,
                destination: index + 1, destinationDay: day, payee: texts[index], note: texts[texts.count - 1 - index],
                reference: texts[index].isEmpty ? nil : texts[index])
        }
        for (index, place) in [3, 10].enumerated() {
            transactions.append(
                ExportedTransaction(
                    id: "txn_s\(index)", group: "txn_s", status: .pending, amount: Money(minorUnits: 500, currency: eur), source: 0,
                    sourceDay: day,
                    destination: place, destinationDay: day, foreign: Money(minorUnits: 7, currency: try WritingSample.currency("JPY"))))
        }
        let header = ExportHeader(household: "H", currency: eur, day: day, accounts: places)
        let text = try Self.text(header, transactions, .csv)
        let reading = try CSVReading(text)
        #expect(reading.guess.layout.isCofferExport)
        #expect(CSVLayout(reading.guess.layout.description) == reading.guess.layout)
        #expect(reading.header?.name == "-Every,day")
        #expect(reading.header?.currency == eur)
        #expect(reading.collected.diagnostics.isEmpty)
        #expect(reading.lines.count == texts.count + 1)
        for (index, line) in reading.lines.dropLast().enumerated() {
            #expect(line.payee == texts[index])
            #expect(line.memo == texts[texts.count - 1 - index])
            #expect((line.category ?? "") == texts[index])
            #expect(line.reference ?? "" == texts[index])
            #expect(line.bankId == "txn_\(index)")
            #expect(line.amount == DecimalFigure(mantissa: -Int64(index + 1), scale: 2))
        }
        let split = try #require(reading.lines.last)
        #expect(split.bankId == "txn_s")
        #expect(split.status == .pending)
        #expect(split.amount.description == "-10.00")
        #expect(split.parts.map(\.category) == ["+1", "|\\p"])
        #expect(split.parts.map(\.amount.description) == ["-5.00", "-5.00"])
        #expect(split.foreign?.amount.description == "7")
    }

    @Test func exportOfSeveralAccountsNeedsChoice() throws {
        let text = try WritingSample().text(.csv)
        #expect(#expect(throws: StatementFileError.self) { try CSVReading(text) }?.reason == .needsChoice)
    }

    private final class Box {
        var bytes: [UInt8] = []
    }

    @Test func onlyJSONIsNoLedgerFormat() {
        #expect(ExportFormat.allCases.filter { $0.ledgerWriter == nil } == [.json])
    }

    @Test func everyOFXStatementEndsWithTheSumOfItsEntries() throws {
        let sample = try WritingSample()
        let text = try sample.text(.ofx)
        for (place, account) in sample.header.accounts.enumerated() where account.id.hasPrefix("acc_") && place < 5 {
            let statement = try #require(
                text.components(separatedBy: "<ACCTID>\(account.id)</ACCTID>").last?.components(separatedBy: "</LEDGERBAL>").first)
            let sum = sample.totals.filter { $0.key.hasPrefix("\(place) ") }.reduce(0) { $0 + $1.value }
            let expected = Money(minorUnits: sum, currency: account.currency ?? sample.header.currency).decimalText
            #expect(statement.contains("<BALAMT>\(expected)</BALAMT>"))
        }
        #expect(!text.contains("Pending"))
        #expect(text.components(separatedBy: "<FITID>txn_split</FITID>").count == 2)
    }

    private static func text(_ header: ExportHeader, _ transactions: [ExportedTransaction], _ format: ExportFormat) throws -> String {
        let box = Box()
        var output = ByteOutput { box.bytes += $0 }
        var writer = try #require(format.ledgerWriter)
        try writer.write(header, into: &output) { _, each in
            for transaction in transactions { try each(transaction) }
        }
        return String(decoding: box.bytes, as: UTF8.self)
    }
}
