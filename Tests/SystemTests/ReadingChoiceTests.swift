import TestTools
import Testing

/// A CSV whose amounts can be read in two ways, on the command line.
@Suite(.blocking) struct ReadingChoiceTests {

    private let text = "Date,Payee,Amount\n2026-01-01,Bar,5.90\n2026-01-02,Fair,50.89\n2026-01-03,Shop,124.50\n"

    @Test func theMessageNamesTheOptionsOfBothReadingsAndNothingIsStored() throws {
        let household = try Household()
        let path = try household.file("card.csv", text)
        let answer = try household.run("import", path, "--account", "Card", "--currency", "EUR")
        #expect(answer.status == 65)
        #expect(answer.errors.contains("--columns amount=3 --no-invert (5.90 50.89 124.50)"))
        #expect(answer.errors.contains("--columns amount=3 --invert (-5.90 -50.89 -124.50)"))
        #expect(try household.accounts().isEmpty)
    }

    @Test func theChosenReadingIsRememberedForTheAccount() throws {
        let household = try Household()
        let path = try household.file("card.csv", text)
        let first = try household.run("import", path, "--account", "Card", "--currency", "EUR", "--columns", "amount=3", "--invert")
        #expect(first.status == 0, "\(first)")
        #expect(try household.accounts().map(\.balance) == ["-181.29"])
        let later = try household.file("later.csv", text.replacing("2026-01", with: "2026-02"))
        let second = try household.run("import", later, "--account", "Card")
        #expect(second.status == 0, "\(second)")
        #expect(try household.accounts().map(\.balance) == ["-362.58"])
    }

    @Test func aReadingIsPrintedAsARowOfTheKnownLayouts() throws {
        let household = try Household()
        let path = try household.file("some.csv", "Datum;Name;Betrag;Saldo\n05.01.2026;Laden;-1,50;8,50\n06.01.2026;Firma;3,00;11,50\n")
        let answer = try household.run("import", path, "--print-layout")
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.output.contains("Datum=day | Name=payee | Betrag=amount | Saldo=balance\tsigned\tsemicolon\tcomma\tdayFirst"))
        #expect(try household.accounts().isEmpty)
    }

    @Test func accountsThatDifferByNameAreNotPutIntoOne() throws {
        let household = try Household()
        let path = try household.file(
            "two.csv", "Account,Date,Payee,Amount\nGiro,2026-01-01,A,-1.00\nCard,2026-01-02,B,-2.00\nGiro,2026-01-03,C,3.00\n")
        let refused = try household.run("import", path, "--account", "Some", "--currency", "EUR")
        #expect(refused.status == 64 && refused.errors.contains("(Giro, Card)"), "\(refused)")
        #expect(try household.run("import", path, "--currency", "EUR").status == 0)
        #expect(try household.accounts().map(\.balance).sorted() == ["-2.00", "2.00"])
    }
}
