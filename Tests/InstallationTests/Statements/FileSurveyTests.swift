import ImportModel
import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// Column layouts of tables: detected, shown, corrected by the user and stored with the account.
@Suite struct FileSurveyTests {

    private let table = """
        Date;Text;Total;Net
        05.01.2026;Rewe;-12,50;-10,00
        07.01.2026;Kino;-8,00;-7,00

        """

    private func request(_ file: String, _ reading: FileLayoutChoice? = nil, account: String = "Cash") -> ImportRequest {
        var choices = ImportChoices()
        if let reading { choices.readings[0] = reading }
        return ImportRequest(files: [file], account: account, choices: choices, listing: ImportListing(limit: 50))
    }

    @Test func aTableIsShownWithWhatEachColumnIsTakenFor() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let survey = try #require(try await fixture.service.survey(request(try fixture.file("a.csv", table))).first)
        let layout = try #require(survey.layout)
        #expect(survey.format == "csv" && survey.columnNames == ["Date", "Text", "Total", "Net"])
        #expect(survey.rows.first == ["05.01.2026", "Rewe", "-12,50", "-10,00"] && survey.rows.count == 2)
        #expect(layout.delimiter == .semicolon && layout.decimal == .comma && layout.hasHeader && layout.day == 0 && layout.payee == 1)
        #expect(!survey.needsDateOrder)
        let other = try await fixture.service.survey(request(try fixture.file("a.ofx", Statement.ofx(lines: []))))
        #expect(other.first?.layout == nil && other.first?.format == "ofx")
    }

    @Test func aWrongColumnIsCorrectedAndTheAmountsAreRight() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.csv", table)
        var columns = try #require(try await fixture.service.survey(request(file)).first?.layout)
        columns.amount = 3
        let wanted = request(file, .columns(columns))
        #expect(try await fixture.service.preview(wanted, progress: nil).lines.map(\.amount.minorUnits) == [-700, -1000])
        #expect(try await fixture.service.survey(wanted).first?.layout?.amount == 3)
        columns.invertsSign = true
        #expect(
            try await fixture.service.preview(request(file, .columns(columns)), progress: nil).lines.map(\.amount.minorUnits) == [
                700, 1000,
            ])
    }

    @Test func aChosenLayoutIsRememberedForTheAccountAndAGuessIsNot() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        _ = try await fixture.importFiles(try fixture.file("a.csv", table), account: "Cash")
        #expect(try await fixture.ledgerAccount("Cash")?.csvLayout == nil)
        let later = try fixture.file("b.csv", table.replacing("01.2026", with: "02.2026"))
        var columns = try #require(try await fixture.service.survey(request(later)).first?.layout)
        columns.amount = 3
        _ = try await fixture.service.commit(request(later, .columns(columns)), digest: nil, progress: nil)
        let last = try fixture.file("c.csv", table.replacing("01.2026", with: "03.2026"))
        #expect(try await fixture.service.survey(request(last)).first?.layout?.amount == 3)
        #expect(try await fixture.service.preview(request(last), progress: nil).lines.map(\.amount.minorUnits) == [-700, -1000])
        // A table with other columns has a layout of its own.
        let another = try fixture.file("d.csv", "Date;Text;Total\n05.04.2026;Rewe;-12,50\n")
        #expect(try await fixture.service.preview(request(another), progress: nil).lines.map(\.amount.minorUnits) == [-1250])
    }

    @Test func datesThatAreTwoDaysAreAskedAndTheAnswerIsRemembered() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = "Date,Text,Amount\n03/04/2026,Rewe,-12.50\n05/06/2026,Kino,-8.00\n"
        let file = try fixture.file("a.csv", text)
        let survey = try #require(try await fixture.service.survey(request(file)).first)
        #expect(survey.needsDateOrder && survey.ambiguousDate?.text == "03/04/2026")
        #expect(survey.ambiguousDate?.dayFirst.description == "2026-04-03" && survey.ambiguousDate?.monthFirst.description == "2026-03-04")
        let open = request(file)
        #expect(await brokenRule { _ = try await fixture.service.preview(open, progress: nil) } != nil)
        var columns = try #require(survey.layout)
        columns.dateOrder = "dayFirst"
        let report = try await fixture.service.commit(request(file, .columns(columns)), digest: nil, progress: nil)
        #expect(report.lines.map(\.day.description) == ["2026-06-05", "2026-04-03"])
        let later = try fixture.file("b.csv", text.replacing("2026", with: "2027"))
        #expect(try await !fixture.service.survey(request(later)).contains { $0.needsDateOrder })
        #expect(
            try await fixture.service.preview(request(later), progress: nil).lines.map(\.day.description) == ["2027-06-05", "2027-04-03"])
    }

    @Test func aTableWithoutAnAmountIsShownAndCanBeRead() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.csv", "When,What,Foo\n2026-01-05,Rewe,12\n2026-01-06,Kino,x\n")
        let wanted = request(file)
        #expect(await brokenRule { _ = try await fixture.service.preview(wanted, progress: nil) } != nil)
        let survey = try #require(try await fixture.service.survey(wanted).first)
        #expect(survey.columnNames == ["When", "What", "Foo"])
        var columns = try #require(survey.layout)
        (columns.day, columns.amount, columns.payee) = (0, 2, 1)
        let report = try await fixture.service.preview(request(file, .columns(columns)), progress: nil)
        #expect(report.lines.map(\.payee) == ["Rewe"] && report.files[0].statements[0].rejected == 1)
    }

    @Test func whatIsSaidToPartTheFieldsIsTaken() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.csv", "Date|Text, long|Amount\n2026-01-05|Rewe, Berlin|-12.50\n2026-01-06|Kino, Mitte|-8.00\n")
        let survey = try #require(try await fixture.service.survey(request(file, .delimiter(.pipe))).first)
        #expect(survey.layout?.delimiter == .pipe && survey.columnNames == ["Date", "Text, long", "Amount"])
        #expect(try await fixture.service.survey(request(file, .delimiter(.semicolon))).first?.layout?.delimiter == .semicolon)
    }
}
