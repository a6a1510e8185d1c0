import Testing

@testable import Recurrence

/// What stays the same of the texts of banks.
@Suite struct PayeeKeyTests {

    @Test(arguments: [
        ("INTACT INSURANCE HPHZEH BPY", "intact insurance"), ("INTACT INSURANCE 9F2KQ1 BPY", "intact insurance"),
        ("CARTE 01/08/24 DROPBOX EVQJRC CB*1234", "dropbox"), ("NAME-CHEAP.COM* TLQTNW", "name cheap"), ("BARKBOX *FBGAND", "barkbox"),
        ("NORDVPN.COM XCFADZ", "nordvpn"), ("Audible US*SEKJXJRQQ", "audible"), ("MERCURY NZ WQZRPK", "mercury"),
    ]) func referencesOfLettersAreNoPartOfAName(text: String, key: String) {
        #expect(PayeeKey.key(text) == key)
    }

    @Test(arguments: [
        ("ALBERT HEIJN 1234 AMSTERDAM", "albert heijn"), ("WSPOLNOTA MIESZKANIOWA", "wspolnota mieszkaniowa"),
        ("CAFE SCHWARZ", "cafe schwarz"),
        ("GITHUB, INC.", "github"), ("TELUS MOBILITY", "telus mobility"), ("ZILVEREN KRUIS", "zilveren kruis"),
        ("BOULANGERIE MARTIN", "boulangerie martin"), ("KONUT KİRASI", "konut kirasi"),
    ]) func wordsOfManyLanguagesStay(text: String, key: String) {
        #expect(PayeeKey.key(text) == key)
    }

    @Test(arguments: [
        ("COMPRA TARJ. 4532XXXXXXXX1234 MERCADONA-VALENCIA", "mercadona"), ("PRZY UŻYCIU KARTY;LIDL /WROCLAW", "lidl"),
        ("BEA, Betaalpas JUMBO,PAS123 NR:22LCSW, 15.04.26/18:10 TILBURG", "jumbo"), ("PAIEMENT CB 0608 LYON MONOPRIX 1234", "monoprix"),
        ("04FEB26 CD 2091 , BOOTS 3662 , LONDON GB", "boots"), ("K*SYSTEMBOLAGET GOTEBORG", "systembolaget"),
        ("PLATBA KARTOU ALBERT 1234 PRAHA", "albert"), ("BANKKÁRTYÁS VÁSÁRLÁS TESCO SZEGED", "tesco"),
        ("DANKORT-NOTA NETTO 4711", "netto"), ("KORTTIOSTO PRISMA HELSINKI", "prisma"),
        ("PAGAMENTO POS 12345678 ESSELUNGA MILANO", "esselunga"),
        ("POINT OF SALE - INTERAC RETAIL PURCHASE 123456 SOBEYS", "sobeys"), ("PURCHASE AUTHORIZED ON 03/04 SAFEWAY BOISE ID", "safeway"),
        ("CUMPARARE POS 123456 LIDL CLUJ", "lidl"), ("Zahlung Debitkarte COOP-1234 BERN", "coop"), ("ПОКУПКА ПЯТЕРОЧКА", "пятерочка"),
        ("PORKBUN.COM PORKBUN.COM", "porkbun"), ("GOOGLE *GOOGLE ONE CC GOOGLE.COM 07.01", "google one"),
        ("CCV*BAKKERIJ JANSEN", "bakkerij jansen"), ("PRESSBYRAN 1234 MALMO KORTKÖP 123456", "pressbyran"),
    ]) func whatTheBankWritesInFrontIsNoPartOfAName(text: String, key: String) {
        #expect(PayeeKey.key(text) == key)
    }

    /// Where nothing but numbers follows, the kind of booking is all there is.
    @Test(arguments: [("KORTKÖP 123456", "kortkop"), ("RECIBO 4711", "recibo"), ("AMZ*BRANDS INN", "amz brands inn")])
    func somethingIsLeft(text: String, key: String) {
        #expect(PayeeKey.key(text) == key)
    }
}
