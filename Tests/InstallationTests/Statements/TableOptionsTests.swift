import Foundation
import ImportModel
import Models
import Services
import TestSupport
import TestTools
import Testing

/// Table options that override or complete what is detected in a CSV.
@Suite struct TableOptionsTests {

    private func request(_ file: String, encoding: String? = nil, table: TableOptions = TableOptions()) -> ImportRequest {
        ImportRequest(files: [file], account: "Checking", encoding: encoding, table: table)
    }

    private func lines(_ text: String, _ table: TableOptions) async throws -> [ParsedLine] {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.service.preview(request(try fixture.file("a.csv", text), table: table), progress: nil)
        return report.files[0].firstLines
    }

    @Test func theMarkBeforeTheDecimalsIsTheOneThatWasSaid() async throws {
        let text = "Date;Amount;Payee\n2026-01-02;29.000;Shop\n2026-01-03;1.500;Shop\n"
        #expect(try await lines(text, TableOptions(decimal: .comma)).map(\.amount.description) == ["29000", "1500"])
        #expect(try await lines(text, TableOptions(decimal: .point)).map(\.amount.description) == ["29.000", "1.500"])
    }

    @Test func columnsAreNamedByNumberOrName() async throws {
        let text = "Booked,Valued,Gross,Net,Who,What,More\n2026-01-02,2026-01-03,-10.00,-9.50,Shop,Bread,Cake\n"
        let table = TableOptions(columns: [
            .day: [.name("valued")], .amount: [.number(4)], .payee: [.name("Who")], .memo: [.number(7), .name("What")],
        ])
        let line = try #require(try await lines(text, table).first)
        #expect(line.day.description == "2026-01-03")
        #expect(line.amount.description == "-9.50")
        #expect(line.payee == "Shop")
        #expect(line.memo == "Cake Bread")
    }

    @Test func twoColumnsOfMoneyTakeThePlaceOfOne() async throws {
        let text = "Date,Amount,Out,In,Payee\n2026-01-02,7.00,5.00,,Shop\n2026-01-03,7.00,,6.00,Work\n"
        let table = TableOptions(columns: [.debit: [.number(3)], .credit: [.number(4)]])
        #expect(try await lines(text, table).map(\.amount.description) == ["-5.00", "6.00"])
    }

    @Test func spendingWithoutAMinusIsInverted() async throws {
        let text = "Date,Amount,Payee\n2026-01-02,5.00,Shop\n2026-01-03,-6.00,Refund\n"
        #expect(try await lines(text, TableOptions(invertsSign: true)).map(\.amount.description) == ["-5.00", "6.00"])
    }

    @Test func theDelimiterIsTheOneThatWasSaid() async throws {
        let text = "Date|Amount|Payee\n2026-01-02|5.00|Shop, and; more\n2026-01-03|6.00|Work, and; more\n"
        #expect(try await lines(text, TableOptions(delimiter: .pipe)).map(\.payee) == ["Shop, and; more", "Work, and; more"])
    }

    @Test func aFileWhoseColumnsCannotBeToldIsReadWithThoseThatWereSaid() async throws {
        let text = "a,b,c\n2026-01-02,x,5.00\n2026-01-03,y,6.00\n"
        let table = TableOptions(columns: [.day: [.number(1)], .amount: [.number(3)], .payee: [.number(2)]])
        #expect(try await lines(text, table).map(\.payee) == ["x", "y"])
    }

    @Test func whatIsSaidIsRememberedForTheAccount() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = "Date,Amount,Payee\n2026-01-02,5.00,Shop\n2026-01-03,6.00,Shop\n"
        let first = request(try fixture.file("a.csv", text), table: TableOptions(invertsSign: true))
        _ = try await fixture.service.commit(first, digest: nil, progress: nil)
        let second = request(try fixture.file("b.csv", "Date,Amount,Payee\n2026-02-02,7.00,Shop\n"))
        let report = try await fixture.service.commit(second, digest: nil, progress: nil)
        #expect(report.files[0].firstLines.map(\.amount.description) == ["-7.00"])
    }

    @Test func whatTheFileHasNotIsSaid() async throws {
        let text = "Date,Amount,Payee\n2026-01-02,5.00,Shop\n"
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.csv", text)
        func violation(_ table: TableOptions) async -> String? {
            do {
                _ = try await fixture.service.preview(request(file, table: table), progress: nil)
                return nil
            } catch ServiceError.rule(let violation) where violation.concernsRequest {
                return violation.description
            } catch {
                return "\(error)"
            }
        }
        let listed = "its columns are 1 Date, 2 Amount, 3 Payee"
        #expect(await violation(TableOptions(columns: [.day: [.number(9)]])) == "\(file) has no column 9; \(listed)")
        #expect(await violation(TableOptions(columns: [.day: [.number(0)]])) == "\(file) has no column 0; \(listed)")
        #expect(await violation(TableOptions(columns: [.payee: [.name("Who")]])) == "\(file) has no column Who; \(listed)")
        #expect(await violation(TableOptions(columns: [.debit: [.number(2)]]))?.contains("debit and credit go together") == true)
        #expect(
            await violation(TableOptions(columns: [.amount: [.number(2)], .debit: [.number(2)], .credit: [.number(3)]]))
                == "Give the column amount, or debit and credit, not both")
        let ofx = try fixture.file("a.ofx", Statement.ofx(lines: [Statement.line("2026-01-05", "-100.00", "RENT", id: "1")]))
        await #expect(throws: ServiceError.rule(.importNotATable(file: ofx))) {
            _ = try await fixture.service.preview(
                ImportRequest(files: [ofx], table: TableOptions(delimiter: .tab)), progress: nil)
        }
    }

    @Test func theEncodingIsTheOneThatWasSaid() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let url = URL(fileURLWithPath: fixture.folder.file("a.csv"))
        // UTF-8 that is also valid Windows-1252, and read as that on request.
        try Array("Date,Amount,Payee\n2026-01-02,-5.00,Bäcker\n".utf8).write(to: url.path)
        let found = try await fixture.service.preview(request(url.path), progress: nil).files[0]
        #expect(found.encoding == "UTF-8")
        #expect(found.firstLines.map(\.payee) == ["Bäcker"])
        let said = try await fixture.service.preview(request(url.path, encoding: "windows-1252"), progress: nil).files[0]
        #expect(said.encoding == "Windows-1252")
        #expect(said.firstLines.map(\.payee) == ["BÃ¤cker"])
        await #expect(throws: ServiceError.rule(.importEncodingUnknown("klingon"))) {
            _ = try await fixture.service.preview(request(url.path, encoding: "klingon"), progress: nil)
        }
    }

    @Test func sumsCountWhatComesInAndGoesOutKnownLinesToo() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = "Date,Amount,Payee\n2026-01-02,-5.00,Shop\n2026-01-03,-6.50,Shop\n2026-01-04,100.00,Work\n"
        for _ in 0..<2 {
            let report = try await fixture.one("a.csv", text, account: "Checking")
            #expect(report.moneyIn == 10_000)
            #expect(report.moneyOut == 1_150)
        }
    }

    @Test func aFileIsCalledAsItWasNamed() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("x", "no statement at all\n")
        let named = ImportRequest(files: [file], fileNames: [file: "standard input"])
        do {
            _ = try await fixture.service.commit(named, digest: nil, progress: nil)
            Issue.record("It was read")
        } catch ServiceError.refusedFile(let name, _) {
            #expect(name == "standard input")
        }
    }

    @Test(arguments: ["a.csv", "a.qif"]) func anOrderOfDaysThatIsOpenIsAChoice(name: String) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = name == "a.csv" ? "Date,Amount,Payee\n03/04/2026,5.00,Shop\n" : "!Type:Bank\nD03/04/2026\nT5.00\nPShop\n^\n"
        let file = try fixture.file(name, text)
        do {
            _ = try await fixture.service.commit(request(file), digest: nil, progress: nil)
            Issue.record("It was read")
        } catch ServiceError.ambiguousFile(let named, _, let choice) {
            #expect(named == file)
            #expect(choice == .dateOrder)
        }
    }
}

extension [UInt8] {
    fileprivate func write(to path: String) throws { try Data(self).write(to: URL(fileURLWithPath: path)) }
}
