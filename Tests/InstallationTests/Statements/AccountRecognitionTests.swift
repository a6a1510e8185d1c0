import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import TransactionsLive

@Suite struct AccountRecognitionTests {

    private let csv = "Date,Amount,Description\n2026-01-09,-4.00,Shop\n"
    private let camt = BookingTests.camt("053", [BookingTests.entry("2026-01-05", "-20.00", "Card")])
    private let national = Statement.ofx("0532013000", lines: [Statement.line("2026-01-05", "-20.00", "CARD", id: "1")])
        .replacing("<BANKID>500", with: "<BANKID>37040044")

    @Test(arguments: [true, false]) func aNationalNumberIsTheAccountOfItsIBAN(numberFirst: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let texts = [("a.ofx", national), ("b.xml", camt)]
        for (name, text) in numberFirst ? texts : texts.reversed() { try await fixture.one(name, text) }
        #expect(try await fixture.ledgerAccount("Checking 3000")?.iban == "DE89370400440532013000")
        #expect(try await fixture.groups().count == 1)
    }

    private func mt940(_ number: String, text: String = "Card") -> String {
        ":20:X\n:25:\(number)\n:28C:1/1\n:60F:C260104EUR20,00\n:61:2601050105D20,00NMSCNONREF\n:86:\(text)\n:62F:C260105EUR0,00\n-\n"
    }

    @Test(arguments: ["37040044/0532013000", "37040044/532013000EUR", "0532013000", "DE89370400440532013000"])
    func aNumberIsKnownByItsIBANWithAndWithoutTheBank(number: String) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let account = try await fixture.one("a.xml", camt).account
        let report = try await fixture.one("b.sta", mt940(number))
        #expect(report.account == account)
        #expect(report.known == 1)
    }

    @Test func aNumberAloneBecomesThatOfItsIBAN() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let account = try await fixture.one("a.sta", mt940("0532013000")).account
        #expect(try await fixture.one("b.xml", camt).account == account)
        #expect(try await fixture.ledgerAccount("Checking 3000")?.iban == "DE89370400440532013000")
        #expect(try await fixture.one("c.sta", mt940("37040044/532013000")).account == account)
    }

    @Test func oneNumberAtTwoBanksIsTwoAccounts() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let first = try await fixture.one("a.sta", mt940("37040044/532013000")).account
        let second = try await fixture.one("b.sta", mt940("50010517/532013000")).account
        #expect(first != second)
        #expect(try await fixture.one("c.xml", camt).account == first)
        #expect(try await fixture.one("d.sta", mt940("50010517/532013000")).account == second)
    }

    @Test func aNumberThatTwoAccountsHaveIsAskedAbout() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let first = try await fixture.one("a.xml", camt).account
        // The same number at another bank; both IBANs are valid.
        let second = try await fixture.one("b.xml", camt.replacing("DE89370400440532013000", with: "DE48500105170532013000")).account
        #expect(first != second)
        let before = try await fixture.everything()
        await #expect(throws: ServiceError.self) { try await fixture.one("c.sta", mt940("532013000")) }
        #expect(try await fixture.everything() == before)
        #expect(try await fixture.one("c.sta", mt940("532013000"), account: second.description).account == second)
        #expect(try await fixture.one("d.sta", mt940("50010517/532013000")).account == second)
    }

    @Test(arguments: ["4111 1111 1111 1111", "Ca\u{200B}sh", String(repeating: "x", count: 100_000)])
    func anAccountThatAnImportMakesHasANameAsOneThatAPersonMakes(name: String) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let before = try await fixture.everything()
        await #expect(throws: ServiceError.self) { try await fixture.one("a.csv", csv, account: name) }
        #expect(try await fixture.everything() == before)
    }

    @Test func aCAMTFileSaysTheKindOfItsAccount() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("a.xml", camt.replacing("<Ccy>EUR</Ccy>", with: "<Tp><Cd>SVGS</Cd></Tp><Ccy>EUR</Ccy>"))
        #expect(try await fixture.ledgerAccount("Savings 3000")?.kind == .savings)
    }

    @Test func oneNumberInTwoCurrenciesIsTwoAccounts() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let line = [Statement.line("2026-01-05", "-20.00", "CARD", id: "1")]
        let euro = try await fixture.one("a.ofx", Statement.ofx(lines: line))
        let dollar = try await fixture.one("b.ofx", Statement.ofx(lines: line, currency: "USD"))
        #expect(euro.account != dollar.account)
        #expect(try await fixture.one("c.ofx", Statement.ofx(lines: line, currency: "USD")).account == dollar.account)
    }

    @Test func aPersonNamesAnAccountByNameIdOrLastDigits() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let account = try await fixture.one("a.ofx", national).account
        for name in ["checking 3000", account.description, "3000", "****3000"] {
            #expect(try await fixture.one("a.csv", csv, account: name).account == account)
        }
        #expect(try await fixture.groups().count == 2)
    }

    @Test func aStatementOfAnotherAccountThanTheNamedOneIsRefused() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("a.ofx", national)
        try await fixture.one("b.ofx", Statement.ofx(lines: [Statement.line("2026-01-05", "-1.00", "X", id: "1")]))
        let before = try await fixture.everything()
        await #expect(throws: ServiceError.self) { try await fixture.one("a.ofx", national, account: "Checking 7890") }
        await #expect(throws: ServiceError.self) { try await fixture.one("a.csv", csv) }
        #expect(try await fixture.everything() == before)
    }

    @Test func aNewLineBringsAnArchivedAccountBack() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let account = try await fixture.one("a.ofx", national).account
        try await fixture.accounts.archiveAccount(id: account)
        try await fixture.one("a.ofx", national)
        #expect(try await fixture.ledgerAccount("Checking 3000")?.isArchived == true)
        try await fixture.one("a.csv", csv, account: account.description)
        #expect(try await fixture.ledgerAccount("Checking 3000")?.isArchived == false)
    }

    @Test(arguments: [[0, 1], [1, 0]]) func bothFilesOfATransferThatQIFNamesMakeOne(order: [Int]) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        for name in ["Giro", "Savings"] {
            try await fixture.one("\(name).csv", "Date,Amount,Description\n2026-01-25,1.00,Start\n", account: name)
        }
        let files = [
            ("Giro", "!Type:Bank\nD01/30/2026\nT-500.00\nPMove\nL[Savings]\n^\n"),
            ("Savings", "!Type:Bank\nD01/30/2026\nT500.00\nPMove\nL[Giro]\n^\n"),
        ]
        for index in order + order { try await fixture.one("\(index).qif", files[index].1, account: files[index].0) }
        #expect(try await fixture.groups().filter { $0.parts[0].amount.minorUnits == 50_000 }.count == 1)
        #expect(try await fixture.balance("Giro") == -49_900)
        #expect(try await fixture.balance("Savings") == 50_100)
        #expect(try await fixture.differences() == [])
    }

    @Test func takenCashGoesToTheCashAccount() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let euro = try #require(Currency(code: "EUR"))
        let account = try await fixture.accounts.addAccount(
            AccountDraft(name: "Cash", kind: .cash, currency: euro))
        try await fixture.one(
            "a.ofx", national.replacing("<TRNTYPE>OTHER", with: "<TRNTYPE>ATM"))
        #expect(try await fixture.balance(account.account.name) == 2000)
    }

    @Test func aRuleComesBeforeWhatWasChosenLast() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let dining = try await fixture.category("dining")
        _ = try await LiveCategoryService(context: fixture.context).addRule(
            CategoryRule.Terms(payee: .contains("card"), category: dining, tags: ["out"], payeeName: "The Bar"))
        try await fixture.one("a.ofx", national)
        let group = try await #require(try fixture.groups().first)
        #expect(group.parts[0].destination == LedgerAccountID(dining))
        #expect(group.payee == "The Bar")
        #expect(group.tags == ["out"])
    }

    @Test(arguments: [[0, 1], [1, 0]]) func anOlderStatementWithHandEnteredEntriesBetweenKeepsTheBalance(order: [Int]) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let texts = [
            Statement.ofx(lines: [Statement.line("2026-01-05", "-100.00", "RENT", id: "1")], balance: "900.00"),
            Statement.ofx(lines: [Statement.line("2025-12-05", "-50.00", "RENT", id: "2")], balance: "1000.00", on: "2025-12-31"),
        ]
        try await fixture.one("a.ofx", texts[order[0]])
        try await fixture.enter(-1000, in: "Checking 7890", on: "2026-02-20")
        let report = try await fixture.importFiles(try fixture.file("b.ofx", texts[order[1]]))
        #expect(report.files[0].diagnostics.isEmpty)
        #expect(try await fixture.balance("Checking 7890", at: "2026-01-31") == 90_000)
        #expect(try await fixture.balance("Checking 7890") == 89_000)
        #expect(try await fixture.differences() == [])
    }
}
