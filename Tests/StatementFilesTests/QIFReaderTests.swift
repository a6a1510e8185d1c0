import Models
import TestTools
import Testing

@testable import StatementFiles

@Suite struct QIFReaderTests {

    static func read(_ text: String, order: DateOrder? = .monthFirst, chunk: Int = .max) throws -> StatementCollector {
        try read(Array(text.utf8), order: order, chunk: chunk)
    }

    static func read(_ bytes: [UInt8], order: DateOrder? = .monthFirst, chunk: Int = .max) throws -> StatementCollector {
        var collector = StatementCollector()
        try QIFReader(dateOrder: order).read(ByteWindow(MemoryByteSource(bytes, chunk: chunk), capacity: 64), into: &collector)
        return collector
    }

    static func line(_ fields: String) throws -> StatementLine {
        try #require(try read("!Type:Bank\n\(fields)\n^\n").statements.first?.lines.first)
    }

    // MARK: - Records

    @Test func allFieldsAreRead() throws {
        let line = try Self.line("D3/14/2024\nT-1,234.56\nU-1,234.56\nCX\nN1021\nPCity Rent\nMMarch\nAStreet 1\nATown\nLHousing:Rent/Home")
        #expect(
            try line
                == StatementLine(
                    line: 2, day: day("2024-03-14"), amount: figure("-1234.56"), payee: "City Rent", memo: "March", reference: "1021",
                    category: "Housing:Rent"))
    }

    @Test func bracketsNameAnOwnAccount() throws {
        let line = try Self.line("D3/14/2024\nT-50\nL[Savings Account]/Home")
        #expect(line.transferAccount == "Savings Account" && line.category == nil)
        #expect(try Self.line("D3/14/2024\nT-50\nL--Split--").category == nil)
        #expect(try Self.line("D3/14/2024\nU-50").amount == figure("-50"))
        #expect(try Self.line("D3/14/2024\nT0.00").status == .informational)
    }

    @Test(arguments: [
        ("1,234.56", "1234.56"), ("1.234,56", "1234.56"), ("1,234", "1234"), ("12,5", "12.5"), ("-0,99", "-0.99"), ("1,234,567", "1234567"),
        ("1.234.567", "1234567"), ("1'234.50", "1234.50"), ("+7", "7"), ("1 234,5", "1234.5"),
    ]) func decimalSeparatorIsTheLastOne(text: String, expected: String) throws {
        #expect(try Self.line("D3/14/2024\nT\(text)").amount == figure(expected))
    }

    @Test func damagedRecordIsRejectedAlone() throws {
        let good = "D3/14/2024\nT-5\n^\n"
        for bad in ["T-5\n^\n", "D2/30/2024\nT-5\n^\n", "Dsoon\nT-5\n^\n", "D3/14/2024\n^\n", "D3/14/2024\nTfive\n^\n"] {
            let read = try Self.read("!Type:Bank\n" + good + bad + good)
            #expect(read.statements.map(\.lines.count) == [2])
            #expect(read.diagnostics.map(\.severity) == [.rejected] && read.diagnostics[0].line == 5)
        }
    }

    @Test func truncatedRecordIsRejectedAndCompleteRecordWithoutCaretIsRead() throws {
        let cut = try Self.read("!Type:Bank\nD3/14/2024\nT-5\n^\nD3/15/2024\nT-12")
        #expect(cut.statements.map(\.lines.count) == [1] && cut.diagnostics.map(\.severity) == [.rejected])
        let whole = try Self.read("!Type:Bank\nD3/14/2024\nT-5\n^\nD3/15/2024\nT-12\n")
        #expect(whole.statements.map(\.lines.count) == [2] && whole.diagnostics.map(\.severity) == [.warning])
        let between = try Self.read("!Type:Bank\nD3/14/2024\nT-5\n!Type:Cash\nD3/14/2024\nT-5\n^\n")
        #expect(between.statements.map(\.lines.count) == [0, 1] && between.diagnostics.map(\.severity) == [.rejected])
    }

    // MARK: - Splits

    @Test func partsOfASplitAddUp() throws {
        let line = try Self.line("D3/14/2024\nT-100.00\nLFood\nSFood/x\nEMilk\n$-60.5\nS[Savings]\n$-39.50")
        #expect(
            try line.parts == [
                StatementLinePart(amount: figure("-60.5"), category: "Food", memo: "Milk"),
                StatementLinePart(amount: figure("-39.50"), transferAccount: "Savings"),
            ])
    }

    @Test func percentagesAreRoundedAndLastPartGetsRemainder() throws {
        let line = try Self.line("D3/14/2024\nT-100.01\nSA\n%33.33%\nSB\n%33.33\nSC\n%33.34")
        #expect(line.parts.map(\.amount.description) == ["-33.33", "-33.33", "-33.35"])
        let half = try Self.line("D3/14/2024\nT-10.00\nSA\n%50\nSB\n$-5.00")
        #expect(half.parts.map(\.amount.description) == ["-5.00", "-5.00"])
    }

    @Test func partsThatDoNotAddUpAreLeftOutWithAWarning() throws {
        for parts in ["SA\n$-1\nSB\n$-2", "SA\n$-9\nSB\n$x", "SA\nSB\n$-10", "SA\n%50"] {
            let read = try Self.read("!Type:Bank\nD3/14/2024\nT-10\n\(parts)\n^\n")
            #expect(read.statements[0].lines.map(\.parts) == [[]])
            #expect(read.diagnostics.map(\.severity) == [.warning])
        }
    }

    // MARK: - Accounts and lists

    @Test func accountBlockNamesTheFollowingList() throws {
        let text = """
            !Option:AutoSwitch
            !Account
            NOther
            TCash
            ^
            NVisa
            TCCard
            DMy card
            L5,000.00
            /3/31/2024
            $-120.00
            ^
            !Clear:AutoSwitch
            !Type:CCard
            D3/14/2024
            T-5
            ^
            !Type:Cat
            NFood
            DEating
            E
            ^
            !Account
            NWallet
            TCash
            ^
            !type:cash\u{20}
            D3/15/2024
            T-6
            ^

            """
        let read = try Self.read(text)
        #expect(read.statements.map(\.header.name) == ["Visa", "Wallet"])
        #expect(read.statements.map(\.header.kind) == [.credit, .cash])
        #expect(read.statements.map(\.header.line) == [14, 27])
        #expect(read.statements.map(\.lines.count) == [1, 1])
        #expect(try read.statements[0].trailer.closing == StatementBalance(amount: figure("-120.00"), day: day("2024-03-31")))
        #expect(read.diagnostics.map(\.severity) == [.note, .note])
        #expect(read.diagnostics.map(\.found) == ["1 record of !Type:Cat", "Other"])
    }

    @Test(arguments: [
        ("Bank", AccountKind.checking), ("Cash", .cash), ("CCard", .credit), ("Oth A", .asset), ("Oth L", .loan), ("Invst", .investment),
    ])
    func listNamesTheKind(type: String, kind: AccountKind) throws {
        #expect(try Self.read("!Type:\(type)\n").statements.map(\.header.kind) == [kind])
    }

    @Test func openingBalanceIsNoLine() throws {
        let text = "!Type:Bank\nD1/1/2024\nT1,000.00\nPOpening Balance\nL[Checking]\n^\nD1/2/2024\nT-5\nPOpening Balance\nL[Checking]\n^\n"
        let statement = try #require(try Self.read(text).statements.first)
        #expect(statement.header.name == "Checking" && statement.lines.count == 1)
        #expect(try statement.trailer.opening == StatementBalance(amount: figure("1000.00"), day: day("2024-01-01")))
        let elsewhere = "!Account\nNSavings\nTBank\n^\n" + text
        #expect(try Self.read(elsewhere).statements[0].lines.count == 2)
    }

    @Test func investmentRecordsAreLeftOutWithOneNote() throws {
        let read = try Self.read("!Type:Invst\nD1/1/2024\nNBuy\nYACME\nI10\nQ5\nT50\n^\nD1/2/2024\nNSell\n^\n")
        #expect(read.statements.map(\.lines.count) == [0])
        #expect(read.diagnostics.map(\.severity) == [.note] && read.diagnostics[0].found == "2 investment records")
    }

    @Test func listWithoutHeaderIsABanks() throws {
        let read = try Self.read("D3/14/2024\nT-5\n^\n")
        #expect(read.statements.map(\.lines.count) == [1] && read.diagnostics.map(\.severity) == [.warning])
    }

    // MARK: - Rejected and hostile files, chunk boundaries

    @Test func otherFilesAreRefused() {
        func reason(_ text: String) -> StatementFileError.Reason? {
            do {
                _ = try Self.read(text)
                return nil
            } catch { return (error as? StatementFileError)?.reason }
        }
        #expect(reason("") == .empty)
        #expect(reason("\n \n") == .malformed)
        #expect(reason("Date,Amount\n") == .malformed)
        #expect(reason("<OFX></OFX>") == .malformed)
        #expect(reason("!Type:Bank\nP" + String(repeating: "x", count: ByteWindow.maximumToken + 10)) == .hostile)
        #expect(reason("!Type:Bank\nD1/1/2024\nT1\n" + String(repeating: "Sx\n", count: 10_001)) == .hostile)
    }

    @Test func chunksTruncationsAndRandomBytesGiveResultOrError() throws {
        let text = "\u{FEFF}!Account\r\nNBank \u{E9}\r\nTBank\r\n^\r\n!Type:Bank\r\nD3/14'24\r\nT-5,00\r\nPCaf\u{E9}\r\nSA\r\n%100\r\n^\r\n"
        let whole = try Self.read(text)
        #expect(whole.statements.map(\.header.name) == ["Bank \u{E9}"] && whole.statements[0].lines.map(\.payee) == ["Caf\u{E9}"])
        for chunk in 1...20 { #expect(try Self.read(text, chunk: chunk).statements == whole.statements) }
        let bytes = Array(text.utf8)
        for length in bytes.indices { _ = try? Self.read(Array(bytes[..<length])) }
        var random = SeededGenerator(seed: 11)
        let pieces = [
            "!Type:Bank\n", "!Account\n", "^\n", "D", "T", "3/4/24\n", "-99999999999999999999\n", "%", "S", "$", "\n", "1,,.5", "L[", "'",
            "\u{E9}",
        ]
        for _ in 0..<2000 {
            var text = "!Type:Bank\n"
            for _ in 0..<Int.random(in: 0..<30, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
            _ = try? Self.read(text, order: DateOrder.allCases.randomElement(using: &random), chunk: 5)
            _ = try? QIFDateOrderDetector().dateOrder(of: ByteWindow(MemoryByteSource(Array(text.utf8))))
        }
        for _ in 0..<300 {
            let noise = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
            _ = try? Self.read(Array("!Type:Bank\n".utf8) + noise)
        }
    }
}
