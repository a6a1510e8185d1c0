import Categorisation
import Models
import Testing

/// What codes, names and words say, by example.
@Suite struct KnownTablesTests {

    private func category(_ payee: String, _ memo: String = "", isIncome: Bool = false) throws -> StandardCategory? {
        try KnownTables.shared().finding(of: LineWords(payee: payee, memo: memo), isIncome: isIncome)?.category
    }

    @Test(arguments: [
        ("H&M 0123 BERLIN", StandardCategory.shopping), ("H & M Hennes", .shopping), ("ALDI SUED", .groceries),
        ("BAECKEREI LANGE", .dining),
        ("IKEA RESTAURANT", .dining), ("Tesco Pharmacy", .health), ("MUELLER BERLIN", .shopping), ("EC 1234 SHELL 5678", .transport),
        ("PAYPAL *SPOTIFY 4029357733 LU", .subscriptions),
    ]) func namesAreFoundInEverySpelling(payee: String, expected: StandardCategory) throws {
        #expect(try category(payee) == expected)
    }

    @Test(arguments: [
        ("COMPRA TARJ. SUPERMERCADOS DEL BARRIO", StandardCategory.groceries), ("SKLEP LIDL 1941 WROCLAW", .groceries),
        ("BEA BETAALPAS NS GROEP UTRECHT Pas003", .transport), ("PRLV SEPA EDF CLIENTS PARTICULIERS", .utilities),
        ("PRZY UŻYCIU KARTY;ZABKA ZD466 K.2 /RUDA SLASK", .groceries), ("KORTKÖP 260312 APOTEKET HJARTAT", .health),
        ("PLATBA KARTOU HOSPODA U LIPY BRNO", .dining), ("TARGET 00003236 MOUNTAIN VIEW CA", .shopping),
        ("METRO #041 CAMBRIDGE ON (APPLE PAY)", .groceries), ("BLIK ZAKUP ALLEGRO", .shopping), ("KORTTIOSTO K-MARKET TURKU", .groceries),
        ("EFTPOS WOOLWORTHS 1169 SYDNEY NS", .groceries), ("SEPA Incasso KPN internet/telefoon feb", .utilities),
    ]) func whatTheBankWritesInFrontIsPassedOver(payee: String, expected: StandardCategory) throws {
        #expect(try category(payee) == expected)
    }

    @Test(arguments: [
        "Thomas Müller", "Meier, Sabine", "HOLLY BUTCHER", "J SMITH", "Familie Becker", "VENMO *JOHN BAKER",
        "FASTER PAYMENT TO PAUL BARBER",
        "Müller Maschinenbau", "Target Consulting",
    ]) func peopleAndOtherBusinessesAreNoShops(payee: String) throws {
        #expect(try category(payee) == nil)
    }

    @Test func plainWordsCountForPeopleToo() throws {
        #expect(try category("Thomas Müller", "Miete Januar") == .housing)
        #expect(try category("Thomas Müller", "Pizza") == nil)
    }

    @Test func theSignDecides() throws {
        #expect(try category("", "Zinsen", isIncome: true) == .interest)
        #expect(try category("", "Zinsen") == .fee)
        #expect(try category("Rewe", isIncome: true) == nil)
        #expect(try category("Rewe", "Erstattung", isIncome: true) == .refund)
        #expect(try category("Qorvexa Payroll") == nil)
    }

    @Test(arguments: [
        ([StatementCode.merchant("5812")], false, StandardCategory.dining), ([.merchant("3058")], false, .travel),
        ([.purpose("RENT")], false, .housing), ([.purpose("TAXS")], true, .refund), ([.transaction("PMNT-RCDT-SALA")], true, .salary),
        ([.transaction("PMNT-CCRD-POSD"), .business("808")], false, .fee), ([.business("153")], true, .salary),
        ([.type("INT")], false, .fee),
    ]) func codesSayWhatFor(codes: [StatementCode], isIncome: Bool, expected: StandardCategory) {
        #expect(KnownTables.finding(of: codes, isIncome: isIncome)?.category == expected)
    }

    @Test(arguments: [
        [StatementCode.merchant("5812")], [.purpose("RENT")], [.business("808")], [.type("FEE")],
    ]) func codesOfTheOtherDirectionSayNothing(codes: [StatementCode]) {
        #expect(KnownTables.finding(of: codes, isIncome: true) == nil)
    }

    @Test(arguments: [
        ("Lebensmittel", StandardCategory.groceries), ("Auto & Transport: Gas & Fuel", .transport), ("food & drink", .dining),
        ("Sonstiges", nil),
        ("Bildung", .education), ("", nil),
    ]) func categoriesHaveSynonyms(name: String, expected: StandardCategory?) {
        #expect(CategorySynonyms.category(named: name) == expected)
    }
}
