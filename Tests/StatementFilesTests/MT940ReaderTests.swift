import Models
import TestTools
import Testing

@testable import StatementFiles

@Suite struct MT940ReaderTests {
    typealias Fixture = MT940Fixture

    // MARK: - Statement

    @Test func accountAndBalancesAreRead() throws {
        let read = try Fixture.read(Fixture.message(":61:2601300131D12,50NTRFNONREF", closing: ":62F:D260131EUR0,5"))
        let statement = try #require(read.statements.first)
        #expect(statement.header.bankCode == "37040044")
        #expect(statement.header.accountNumber == "532013000")
        #expect(statement.header.currency == Currency(code: "EUR"))
        #expect(statement.header.opening == StatementBalance(amount: figure(10000, 2), day: day("2026-01-01")))
        #expect(statement.trailer.closing == StatementBalance(amount: figure(-5, 1), day: day("2026-01-31")))
        #expect(read.diagnostics.isEmpty)
    }

    @Test(
        arguments: [
            ("UBRTHUHB/123456789150ABCDEF002/HUF", "UBRTHUHB", "123456789150ABCDEF002", "HUF"),
            ("1526.89.184EUR", nil, "1526.89.184", "EUR"),
            ("NL91ABNA0417164300 EUR", nil, "NL91ABNA0417164300", "EUR"), ("0067-00763/93984487", "0067-00763", "93984487", nil),
            (" 123456789 ", nil, "123456789", nil), ("MT84MALT011000012345MTLCAST001S", nil, "MT84MALT011000012345MTLCAST001S", nil),
        ] as [(String, String?, String, String?)])
    func accountsAreParsed(text: String, bank: String?, number: String, currency: String?) throws {
        let header = try #require(try Fixture.read(":25:\(text)\n").statements.first?.header)
        #expect(header.bankCode == bank)
        #expect(header.accountNumber == number)
        #expect(header.currency?.code == currency)
    }

    @Test func anIBANWithRightCheckDigitsIsKnown() throws {
        #expect(try Fixture.read(":25:NL91ABNA0417164300\n").statements.first?.header.iban == "NL91ABNA0417164300")
        #expect(try Fixture.read(":25:NL92ABNA0417164300\n").statements.first?.header.iban == nil)
        #expect(try Fixture.read(":25P:NL91ABNA0417164300\nABNANL2A\n").statements.first?.header.accountNumber == "NL91ABNA0417164300")
    }

    @Test(arguments: [
        ("380115,12", figure(38_011_512, 2)), ("380115,1", figure(3_801_151, 1)), ("380115,", figure(380_115, 0)), ("0,12", figure(12, 2)),
        ("00,12", figure(12, 2)), ("001,12", figure(112, 2)), ("7", figure(7, 0)), ("7.25", figure(725, 2)),
    ]) func amountsOfEveryFormAreRead(text: String, amount: DecimalFigure) throws {
        #expect(try Fixture.read(":60F:C100318EUR\(text)\n").statements.first?.header.opening?.amount == amount)
        #expect(try Fixture.line(":61:260130C\(text)NTRFNONREF")?.amount == amount)
    }

    @Test func fieldBeforeFirstMessageIsNotAMessage() throws {
        let statements = try MT940Fixture.read(":940:\r\n" + MT940Fixture.message(":61:260102D12,50NMSCNONREF")).statements
        #expect(statements.map(\.lines.count) == [1])
        #expect(statements[0].header.accountNumber == "532013000")
    }

    @Test func aFurtherPageContinuesAStatement() throws {
        let read = try Fixture.read(
            Fixture.message(closing: ":62M:C260115EUR90,00") + Fixture.message(opening: ":60M:C260115EUR90,00"))
        #expect(read.statements.map(\.header.isContinuation) == [false, true])
        #expect(read.statements.map { $0.header.opening == nil } == [false, true])
        #expect(read.statements.map { $0.trailer.closing == nil } == [true, false])
        #expect(read.diagnostics.isEmpty)
    }

    @Test func aMissingClosingBalanceIsAWarning() throws {
        let read = try Fixture.read(Fixture.message(":61:260130C1,NTRFNONREF", closing: ""))
        #expect(read.statements.first?.lines.count == 1)
        #expect(read.diagnostics.map(\.severity) == [.warning])
        #expect(read.diagnostics.first?.expected == ":62F:")
    }

    @Test func obsoleteCurrencyIsAWarning() throws {
        let read = try Fixture.read(":60F:C020315DEM5,00\n:62F:C020315DEM5,00\n")
        #expect(read.statements.first?.header.currency == nil)
        #expect(read.statements.first?.header.opening?.amount == figure(500, 2))
        #expect(read.diagnostics.first?.found == "DEM")
    }

    @Test func envelopesAndTerminatorsSeparateMessages() throws {
        let envelope = "{1:F01ASNBNL21XXXX0000000000}{2:O940ASNBNL21XXXXN}{3:}{4:\n"
        let body = ":20:1\n:25:5\n:60F:C260101EUR1,\n:61:260101D1,NTRFNONREF\n:86:x\n:62F:C260101EUR0,\n"
        for text in [
            envelope + body + "-}{5:}\n" + envelope + body + "-}{5:}", body + body, body + "-\n" + body + "-",
            body + "-\u{3}\n\u{1}\n" + body,
        ] {
            let read = try Fixture.read(text)
            #expect(read.statements.map(\.lines.count) == [1, 1], "\(text)")
            #expect(read.statements.allSatisfy { $0.lines.allSatisfy { $0.memo == "x" } })
            #expect(read.diagnostics.isEmpty)
        }
    }

    @Test func aMessageOnTheLineOfItsEnvelopeIsRead() throws {
        let read = try Fixture.read("{1:F01X}{2:O940X}{4::20:1\n:25:5\n:62F:C260101EUR0,\n-}{1:F01X}{4:\n:20:2\n:25:6\n-}")
        #expect(read.statements.map(\.header.accountNumber) == ["5", "6"])
    }

    // MARK: - Interim reports

    @Test func anInterimReportNeedsNoBalances() throws {
        let read = try Fixture.read(
            ":20:1\n:25:GJB0291077111\n:28C:1/1\n:34F:EURD0,00\n:13D:2601301730+0000\n:61:2601300130ED0,42NCHGNONREF\n"
                + ":61:2601300130EC1,NCHGNONREF\n:61:2601300130C1,NCHGNONREF\n:90D:1EUR0,42\n-")
        let statement = try #require(read.statements.first)
        #expect(statement.header.currency == Currency(code: "EUR"))
        #expect(statement.lines.map(\.status) == [.pending, .pending, .booked])
        #expect(statement.lines.map(\.amount) == [figure(-42, 2), figure(1, 0), figure(1, 0)])
        #expect(read.diagnostics.isEmpty)
    }

    // MARK: - Fragments and violations

    @Test func aLoneLineIsAStatementWithoutAccount() throws {
        let read = try Fixture.read(":61:110701CN50,00NZ10NONREF\n-")
        #expect(read.statements.map(\.header.accountNumber) == [nil])
        #expect(read.statements.first?.lines.first?.amount == figure(5000, 2))
    }

    @Test(arguments: ["", "1\n2\n3\n", "Date;Amount\n", ":xx:1\n", "-\n", ":"]) func aFileWithoutAFieldIsRefused(text: String) {
        #expect(violation { _ = try Fixture.read(text) }?.reason == .malformed)
    }

    // MARK: - Hostile input

    @Test func oversizedFieldIsTruncatedWithWarning() throws {
        let text = ":20:1\n:61:260130C1,NTRFNONREF\n:86:" + String(repeating: "xxxxxxxxx\n", count: 100_000) + ":62F:C260131EUR1,\n"
        let read = try Fixture.read(text)
        #expect((read.statements.first?.lines.first?.memo.utf8.count ?? 0) <= 64 << 10)
        #expect(read.diagnostics.map(\.severity) == [.warning])
    }

    @Test(arguments: [1, 2, 3, 7, 64]) func chunkSizeDoesNotChangeLines(chunk: Int) throws {
        let text =
            Fixture.message(":61:2601300131DR12,50NTRFA//B", ":86:166?00Ü?20SVWZ+ä", "?21ö?32Name") + Fixture.message(":61:260130C1,N")
        let whole = try Fixture.read(text)
        let pieces = try Fixture.read(text, chunk: chunk)
        #expect(pieces.statements == whole.statements)
        #expect(pieces.diagnostics == whole.diagnostics)
    }

    @Test func aFileThatEndsAnywhereIsReadAsFarAsItGoes() throws {
        let text = Array(Fixture.message(":61:2601300131DR12,50NTRFA//B", ":86:166?00X?20SVWZ+y?32Name").utf8)
        for length in 8..<text.count {
            let read = try Fixture.read(Array(text[..<length]))
            #expect(read.statements.count == 1, "\(length) bytes")
        }
    }

    @Test(arguments: 0..<300) func randomBytesNeverTrap(seed: UInt64) {
        var random = SeededBytes(state: seed)
        let details = ":86:083?00X?20EREF+y?21SVWZ+z?32Name/NAME/"
        var bytes = Array(Fixture.message(":61:2601300131DR12,50NTRFA//B", details, ":86:/NAME/x/REMI//EREF/").utf8)
        let signs = Array(":-/?,+\n\r{}0123456789CDRE".utf8)
        for _ in 0..<(seed % 12 + 1) {
            bytes[Int(random.next() % UInt64(bytes.count))] = signs[Int(random.next() % UInt64(signs.count))]
        }
        _ = try? Fixture.read(bytes)
        _ = try? Fixture.read((0..<400).map { _ in UInt8(random.next() % 255 + 1) }, encoding: .latin1)
    }
}
