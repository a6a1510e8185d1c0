import Models
import Testing

@testable import Ledger

/// Names and kinds of accounts that are made from a file.
@Suite struct AccountNameTests {

    @Test(arguments: [
        ("card.csv", "Credit card", "Kreditkarte", AccountKind.credit), ("creditcard_2026-01.csv", "Credit card", "Kreditkarte", .credit),
        ("CreditCard3.qfx", "Credit card", "Kreditkarte", .credit), ("dkb-visa-2026-01.csv", "DKB Visa", "DKB Visa", .credit),
        ("amex.qif", "American Express", "American Express", .credit), ("Mastercard 01-2026.csv", "Mastercard", "Mastercard", .credit),
        ("/home/jane/Kreditkartenabrechnung.csv", "Credit card", "Kreditkarte", .credit), ("savings.csv", "Savings", "Sparen", .savings),
        ("Tagesgeld_Umsaetze.csv", "Tagesgeld", "Tagesgeld", .savings), ("ing_tagesgeld.csv", "ING Tagesgeld", "ING Tagesgeld", .savings),
        ("Umsaetze_Girokonto_2026.csv", "Checking", "Girokonto", .checking), ("Chase_Activity_20260131.csv", "Chase", "Chase", .checking),
        ("transactions.csv", "Checking", "Girokonto", .checking), ("a8f3e1.csv", "Checking", "Girokonto", .checking),
        ("visa debit.csv", "Visa", "Visa", .credit), ("debit card.csv", "Checking", "Girokonto", .checking),
        ("mortgage.ofx", "Loan", "Kredit", .loan), ("my bank statement for january.csv", "Checking", "Girokonto", .checking),
        ("standard input", "Checking", "Girokonto", .checking),
    ]) func aFileWithoutNumberNamesItsAccount(file: String, english: String, german: String, kind: AccountKind) {
        let found = AccountWords(fileNamed: file).kind ?? .checking
        #expect(found == kind)
        #expect(AccountNamer(language: .english).name(kind: found, institution: nil, suffix: nil, file: file) == english)
        #expect(AccountNamer(language: .german).name(kind: found, institution: nil, suffix: nil, file: file) == german)
    }

    @Test func bankKindAndNumberMakeAName() {
        let english = AccountNamer(language: .english)
        #expect(english.name(kind: .checking, institution: nil, suffix: "7890", file: "card.csv") == "Checking 7890")
        #expect(english.name(kind: .checking, institution: "First Bank", suffix: "7890", file: "a.ofx") == "First Bank 7890")
        #expect(english.name(kind: .credit, institution: "First Bank", suffix: "7890", file: "a.ofx") == "First Bank Credit card 7890")
        #expect(AccountNamer(language: .german).name(kind: .savings, institution: nil, suffix: "7890", file: "a.ofx") == "Sparen 7890")
    }

    @Test(
        arguments: [
            ("ACCOUNT", nil), ("My Account", nil), ("Checking", nil), ("1234567890", "7890"), ("DE89 3704 0044 0532 0130 00", "3000"),
            ("XXXX-1234", "1234"), ("GB29NWBK60161331AB12", "AB12"), ("1234", nil),
        ] as [(String, String?)]) func onlyTheEndOfANumberIsASuffix(number: String, suffix: String?)
    {
        #expect(AccountNumberHash.suffix(of: number) == suffix)
    }

    @Test(
        arguments: [
            ("Kreditkarte:;\"1234********5678\"\n\nDatum;Text;Betrag", AccountKind.credit), ("Tagesgeld\nDatum;Text;Betrag", .savings),
            ("Date,Card number,Amount", nil), ("Date,Debit,Credit", nil), ("Datum,Konto,Betrag", nil),
        ] as [(String, AccountKind?)]) func theTextAboveTheRowsSaysTheKind(head: String, kind: AccountKind?)
    {
        #expect(AccountWords(head: head).kind == kind)
    }
}
