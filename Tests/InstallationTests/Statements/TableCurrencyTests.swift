import ImportModel
import Models
import Services
import TestSupport
import Testing

/// Tables with several currencies, with currency signs, and with ambiguous amounts.
@Suite struct TableCurrencyTests {

    private let table = "Date,Text,Amount,Currency\n2026-01-05,A,-12.50,EUR\n2026-01-06,B,-3.50,USD\n2026-01-07,C,-100,JPY\n"

    @Test func severalCurrenciesMakeAnAccountEach() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.csv", table)
        #expect(try await fixture.importFiles(file, account: "PayPal").files[0].statements.map(\.new) == [1, 1, 1])
        #expect(try await fixture.balance("PayPal") == -1_250)
        #expect(try await fixture.balance("PayPal USD") == -350)
        #expect(try await fixture.balance("PayPal JPY") == -100)
        #expect(try await fixture.importFiles(file, account: "PayPal").files[0].statements.map(\.new) == [0, 0, 0])
    }

    @Test func theOrderOfTheCurrenciesChangesNothingOfAnAccountThatIsThere() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("a.csv", "Date,Text,Amount\n2026-01-01,X,1.00\n", account: "PayPal")
        let file = try fixture.file(
            "b.csv", "Date,Text,Amount,Currency\n2026-01-06,B,-3.50,USD\n2026-01-05,A,-12.50,EUR\n2026-01-07,C,-1.50,USD\n")
        try await fixture.importFiles(file, account: "PayPal")
        #expect(try await fixture.balance("PayPal") == -1_150)
        #expect(try await fixture.balance("PayPal USD") == -500)
        #expect(try await fixture.importFiles(file, account: "PayPal").files[0].statements.allSatisfy { $0.new == 0 })
    }

    @Test func aFileInOneOtherCurrencyIsNotOfTheAccount() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("a.csv", "Date,Text,Amount\n2026-01-01,X,1.00\n", account: "Cash")
        let file = try fixture.file("b.csv", "Date,Text,Amount,Currency\n2026-01-06,B,-3.50,USD\n")
        let error = await #expect(throws: ServiceError.self) { try await fixture.importFiles(file, account: "Cash") }
        #expect(error?.code == "request.import.currency-differs")
        #expect(error?.description == "Cash is kept in EUR, but \(file) is in USD")
        #expect(try await fixture.ledgerAccount("Cash USD") == nil)
    }

    @Test(arguments: ["$", "¥", "kr"]) func aSignThatDoesNotStandForTheCurrencyIsAnError(sign: String) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.csv", "Date,Text,Amount\n2026-01-05,A,-12.50 \(sign)\n2026-01-06,B,3.50 \(sign)\n")
        let error = await #expect(throws: ServiceError.self) { try await fixture.importFiles(file, account: "Cash", currency: "EUR") }
        #expect(error?.description.contains("does not stand for EUR") == true)
        // The household's currency is not assumed either.
        await #expect(throws: ServiceError.self) { try await fixture.importFiles(file, account: "Cash") }
    }

    @Test func aSignThatStandsForTheCurrencyIsRight() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.csv", "Date,Text,Amount\n2026-01-05,A,-$12.50\n")
        try await fixture.importFiles(file, account: "Cash", currency: "CAD")
        #expect(try await fixture.balance("Cash") == -1_250)
    }

    @Test func aCurrencyThatTheFileContradictsIsNotUsedAndItIsSaid() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(
            try fixture.file("a.csv", "Date,Text,Amount\n2026-01-05,A,-£12.50\n"), account: "Cash", currency: "EUR")
        #expect(report.files[0].statements[0].currency.code == "GBP")
        #expect(report.files[0].diagnostics.contains { $0.message.contains("GBP; EUR was not used") })
    }

    @Test func theAccountsCurrencySettlesWhatTheFileLeavesOpen() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.importFiles(
            try fixture.file("a.csv", "Date,Text,Amount\n2026-01-01,X,1.250\n"), account: "Dinar", currency: "KWD")
        #expect(try await fixture.balance("Dinar") == 1_250)
        try await fixture.one("b.csv", "Date,Text,Amount\n2026-01-02,Y,29.000\n", account: "Dinar")
        #expect(try await fixture.balance("Dinar") == 30_250)
    }

    @Test func anAmountThatStaysOpenIsAskedWithBothFigures() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.csv", "Date,Text,Amount\n2026-01-05,A,-7\n2026-01-06,B,29.000\n")
        var request = ImportRequest(files: [file], account: "Cash", currency: Currency(code: "EUR"), listing: ImportListing(limit: 10))
        let open = request
        let error = await #expect(throws: ServiceError.self) { try await fixture.service.commit(open, digest: nil, progress: nil) }
        #expect(error?.description.contains("29.000") == true)
        guard case .ambiguousFile(_, _, .decimal)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        let survey = try #require(try await fixture.service.survey(request).first)
        #expect(survey.needsDecimalSeparator && survey.layout?.decimal == nil)
        #expect(
            survey.ambiguousAmount?.text == "29.000" && survey.ambiguousAmount?.point.description == "29.000"
                && survey.ambiguousAmount?.comma.description == "29000")
        var columns = try #require(survey.layout)
        columns.decimal = .comma
        request.choices.readings[0] = .columns(columns)
        let said = request
        #expect(try await fixture.service.preview(said, progress: nil).lines.map(\.amount.minorUnits).sorted() == [-700, 2_900_000])
        #expect(try await !fixture.service.survey(said).contains { $0.needsDecimalSeparator })
    }
}
