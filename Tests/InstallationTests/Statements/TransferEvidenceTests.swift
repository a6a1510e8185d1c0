import Models
import ServiceKit
import Services
import Storage
import TestSupport
import Testing

/// Which opposite and equal lines of two own accounts become one transfer by themselves.
@Suite struct TransferEvidenceTests {

    /// Imports one line into each of two accounts and counts the transfers.
    private func transfers(
        _ debit: String, _ credit: String, creditAccount: (name: String, kind: AccountKind) = ("Savings", .savings)
    )
        async throws -> Int
    {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.add("Household", .checking)
        try await fixture.add(creditAccount.name, creditAccount.kind)
        let header = "Date,Payee,Memo,Amount\n"
        try await fixture.one("a.csv", header + "2026-03-01,\(debit),-1200.00\n", account: "Household")
        try await fixture.one("b.csv", header + "2026-03-02,\(credit),1200.00\n", account: creditAccount.name)
        return try await fixture.transfers()
    }

    @Test(arguments: [
        ("MIETE MAERZ HAUSVERWALTUNG NORD,", "LOHN/GEHALT ACME GMBH,"),
        ("Trattoria Bella,", "Tim Meier,for dinner"),
        ("Loyer appartement,", "ACME SARL,virement salaire"),
        ("IKEA,", "Umbuchung,"),
        ("Netflix,", "PayPal,"),
        ("John Smith,transfer", "Interest payment,"),
        ("Kaufhaus Nord,", "Rueckzahlung Finanzamt,"),
        ("Umbuchung,", "Sabine Meier,"),
        ("K 4711,", "B 0815,"),
        ("Trade Republic,", "Gutschrift Autoverkauf,"),
    ])
    func linesThatHaveNothingToDoWithEachOtherStayTwo(debit: String, credit: String) async throws {
        #expect(try await transfers(debit, credit) == 0)
    }

    @Test(arguments: [
        ("Umbuchung,", "B 0815,"),
        ("Übertrag,", "Gutschrift,"),
        ("Online transfer to account x4711,", "Deposit,"),
        ("K 4711,", "Transfer from household,"),
        ("Virement interne,", "Virement,"),
        ("Traspaso,", "Ingreso,"),
        ("Giroconto,", "Accredito,"),
        ("Przelew własny,", "Przelew,"),
        ("Naar spaarrekening,", "Overboeking,"),
        ("Max Mustermann,", "Max Mustermann,"),
        ("Oluwaseun Adeyemi,pocket money", "O. Adeyemi,for later"),
        ("Tagesgeld,", "B 0815,"),
        ("Sparplan Kinder,", "Sparplan Kinder,"),
    ])
    func whatSaysThatItIsATransferMakesOne(debit: String, credit: String) async throws {
        #expect(try await transfers(debit, credit) == 1)
    }

    @Test(arguments: [
        ("KREDITKARTENABRECHNUNG,", "Zahlung erhalten,", 1), ("AUTOPAY,", "Payment - thank you,", 1), ("VISA,", "Zahlung,", 1),
        ("Rewe,", "Amazon,", 0), ("Trattoria Bella,", "Mastercard,", 0),
    ])
    func theBillOfACardIsATransfer(debit: String, credit: String, expected: Int) async throws {
        #expect(try await transfers(debit, credit, creditAccount: ("Card", .credit)) == expected)
    }

    @Test func whatThePayeesPayForALoanIsATransfer() async throws {
        #expect(try await transfers("Mortgage,", "Payment,", creditAccount: ("House", .loan)) == 1)
        #expect(try await transfers("Mortgage,", "Payment,", creditAccount: ("Other", .checking)) == 0)
    }

    /// Either line names the account of the other by its number, in one import or in two.
    @Test(arguments: [true, false], [true, false]) func theOtherAccountsNumberIsEnough(namedByDebit: Bool, inOneImport: Bool) async throws {
        // What names an account that no file was of yet is not kept.
        guard inOneImport || !namedByDebit else { return }
        let fixture = try await TestHousehold(today: .newYear)
        let header = "Date;Own IBAN;IBAN;Name;Amount\n"
        let (one, other) = ("DE89370400440532013000", "DE02120300000000202051")
        let files = [
            try fixture.file(
                "a.csv", header + "2026-03-01;\(one);\(namedByDebit ? other : "");K 4711;-1200,00\n2026-03-02;\(one);;X;-1,50\n"),
            try fixture.file(
                "b.csv",
                header + "2026-03-03;\(other);\(namedByDebit ? "" : one);B 0815;1200,00\n2026-03-03;\(other);;B 0816;-7,50\n"),
        ]
        if inOneImport {
            try await fixture.importFiles(files[0], files[1])
        } else {
            for file in files { try await fixture.importFiles(file) }
        }
        #expect(try await fixture.transfers() == 1)
    }

    @Test func equalPaymentsOnFollowingDaysArePairedByTheNearestDay() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.add("Household", .checking)
        try await fixture.add("Card", .credit)
        let header = "Date,Payee,Amount\n"
        try await fixture.one(
            "a.csv", header + "2026-01-05,KREDITKARTE ABRECHNUNG,-500.00\n2026-01-06,KREDITKARTE ABRECHNUNG,-500.00\n", account: "Household"
        )
        try await fixture.one(
            "b.csv", header + "2026-01-06,Zahlung erhalten,500.00\n2026-01-07,Zahlung erhalten,500.00\n", account: "Card")
        let parts = try await fixture.groups().flatMap(\.parts).sorted { $0.sourceDay < $1.sourceDay }
        #expect(parts.map(\.sourceDay.description) == ["2026-01-05", "2026-01-06"])
        #expect(parts.map(\.destinationDay.description) == ["2026-01-07", "2026-01-06"])
        #expect(try await fixture.transfers() == 2)
    }

    @Test func ofTwoAccountsThatMayHaveReceivedItNoneIsChosen() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        for name in ["Household", "Holiday", "Garden"] { try await fixture.add(name, .checking) }
        let header = "Date,Payee,Amount\n"
        for name in ["Holiday", "Garden"] {
            try await fixture.one("\(name).csv", header + "2026-03-01,Umbuchung,300.00\n", account: name)
        }
        let report = try await fixture.importFiles(
            try fixture.file("a.csv", header + "2026-03-01,Umbuchung,-300.00\n"), account: "Household")
        #expect(try await fixture.transfers() == 0)
        #expect(report.files[0].diagnostics.contains { $0.message.contains("coffer join") })
    }

    /// Nobody can tell which of a thousand equal lines belong together.
    @Test func anAmountThatIsRepeatedOverAndOverIsLeftAlone() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.add("Household", .checking)
        try await fixture.add("Savings", .savings)
        func rows(_ amount: String) -> String {
            "Date,Payee,Amount\n" + (0..<1_000).map { "2026-03-0\($0 % 9 + 1),Umbuchung \($0),\(amount)\n" }.joined()
        }
        try await fixture.one("a.csv", rows("-1.00"), account: "Household")
        try await fixture.one("b.csv", rows("+1.00"), account: "Savings")
        #expect(try await fixture.transfers() == 0)
    }

    @Test func aCategoryOfTheHouseholdsOwnKeepsTheLineApart() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.add("Household", .checking)
        try await fixture.add("Savings", .savings)
        let header = "Date,Payee,Amount\n"
        try await fixture.one("a.csv", header + "2026-03-01,Umbuchung Nora,-300.00\n", account: "Household")
        let group = try #require(try await fixture.groups().first)
        _ = try await fixture.transactions.updateTransaction(
            id: group.id, TransactionEdit(category: try await fixture.category("gifts")), revision: nil)
        try await fixture.one("b.csv", header + "2026-03-01,Umbuchung,300.00\n", account: "Savings")
        #expect(try await fixture.transfers() == 0)
    }
}

extension TestHousehold {

    /// Adds an account of the household.
    fileprivate func add(_ name: String, _ kind: AccountKind) async throws {
        let draft = AccountDraft(name: name, institution: "Kontora", kind: kind, currency: try #require(Currency(code: "EUR")))
        _ = try await accounts.addAccount(draft)
    }

    /// The number of transactions between two own accounts.
    fileprivate func transfers() async throws -> Int {
        let own = try await context.read { connection in
            Set(
                try LedgerAccountRepository(connection, household: context.household.id).all().filter { $0.role == .own }.map(\.id))
        }
        return try await groups().count { $0.parts.contains { own.contains($0.source) && own.contains($0.destination) } }
    }
}
