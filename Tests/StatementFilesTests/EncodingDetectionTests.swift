import Models
import StatementFiles
import Testing

/// Detection of the encoding of files that neither have a byte order mark nor declare one.
@Suite struct EncodingDetectionTests {

    /// Payees of a country's statement and their bytes in an encoding.
    struct Region: Sendable, CustomTestStringConvertible {
        var encoding: TextEncoding
        var payees: [String]
        var bytes: [[UInt8]]
        var testDescription: String { "\(encoding.rawValue) \(payees[0])" }

        init(_ encoding: TextEncoding, _ payees: [String], bytes: [[UInt8]]? = nil) {
            (self.encoding, self.payees) = (encoding, payees)
            self.bytes = bytes ?? payees.map { EncodingDetectionTests.bytes(of: $0, in: encoding) }
        }
    }

    static let singleByteRegions = [
        Region(.windows1252, ["Bäckerei Müller", "Überweisung Groß", "5 €"]),
        Region(.windows1252, ["Société Générale", "Café de la Gare", "Hôtel Besançon"]),
        Region(.windows1252, ["Nómina enero", "Compañía de Luz", "Peluquería Núñez"]),
        Region(.windows1252, ["Pão de Açúcar", "Transferência João", "Comissões"]),
        Region(.windows1252, ["Caffè Roma", "Città di Torino", "Società Elettrica"]),
        Region(.windows1252, ["Åhléns", "Överföring", "Hyra Malmö"]),
        Region(.windows1252, ["Købmand Sørensen", "Løn", "Århus Lægehus"]),
        Region(.windows1252, ["Þórður Jónsson", "Millifærsla", "Guðrún Sigurðardóttir"]),
        Region(.windows1250, ["Żabka Łódź", "Spółka Ćwiek", "Wypłata środków"]),
        Region(.windows1250, ["Lékárna U Zlatého Lva", "Jiří Dvořák", "Pojištění"]),
        Region(.windows1250, ["Győr Erdős", "Közüzemi díj", "Szőke Gyűjtő"]),
        Region(.windows1250, ["Plaća siječanj", "Đuro Šimić", "Kupnja Ždralović"]),
        Region(.windows1250, ["Plată chirie", "Încasare salariu", "Farmacia Sănătăţii"]),
        Region(.latin2, ["Żabka Łódź", "Księgarnia Źródło", "Święta"]),
        Region(.ibm852, ["Żabka Łódź", "Wypłata środków", "Księgarnia"]),
        Region(.ibm850, ["Bäckerei Müller", "Überweisung Jörg Groß", "Köln"]),
        Region(.latin9, ["5 €", "Sœurs Žižek", "Šimon"]),
        Region(.windows1251, ["Магазин Пятёрочка", "Зарплата", "ОПЛАТА УСЛУГ"]),
        Region(.windows1251, ["Комунальні послуги", "Оренда Київ", "Їжа"]),
        Region(.koi8R, ["Магазин Продукты", "Зарплата", "Аренда квартиры"]),
        Region(.windows1253, ["Σούπερ μάρκετ", "Ενοίκιο", "Λογαριασμός ΔΕΗ"]),
        Region(.windows1254, ["İstanbul Şişli", "Maaş ödemesi", "Hüseyin Yıldız"]),
        Region(.windows1257, ["Atlyginimas Šiauliai", "Grąžinimas", "Mokėjimas Panevėžys"]),
        Region(.windows1257, ["Jānis Bērziņš", "Pārtika", "Šķērsiela"]),
    ]

    static let eastAsianRegions = [
        Region(
            .gb18030, ["支付宝转账", "北京烤鸭店", "工资"],
            bytes: [
                [0xD6, 0xA7, 0xB8, 0xB6, 0xB1, 0xA6, 0xD7, 0xAA, 0xD5, 0xCB],
                [0xB1, 0xB1, 0xBE, 0xA9, 0xBF, 0xBE, 0xD1, 0xBC, 0xB5, 0xEA],
                [0xB9, 0xA4, 0xD7, 0xCA],
            ]),
        Region(
            .big5, ["全聯福利中心", "台北捷運", "薪資轉帳"],
            bytes: [
                [0xA5, 0xFE, 0xC1, 0x70, 0xBA, 0xD6, 0xA7, 0x51, 0xA4, 0xA4, 0xA4, 0xDF],
                [0xA5, 0x78, 0xA5, 0x5F, 0xB1, 0xB6, 0xB9, 0x42],
                [0xC1, 0x7E, 0xB8, 0xEA, 0xC2, 0xE0, 0xB1, 0x62],
            ]),
        Region(
            .shiftJIS, ["ヤマダ商店", "家賃 東京", "給与振込"],
            bytes: [
                [0x83, 0x84, 0x83, 0x7D, 0x83, 0x5F, 0x8F, 0xA4, 0x93, 0x58],
                [0x89, 0xC6, 0x92, 0xC0, 0x20, 0x93, 0x8C, 0x8B, 0x9E],
                [0x8B, 0x8B, 0x97, 0x5E, 0x90, 0x55, 0x8D, 0x9E],
            ]),
        Region(
            .shiftJIS, ["ｶ)ﾔﾏﾀﾞｼﾖｳﾃﾝ", "ﾃﾞﾝｷﾘﾖｳ"],
            bytes: [
                [0xB6, 0x29, 0xD4, 0xCF, 0xC0, 0xDE, 0xBC, 0xD6, 0xB3, 0xC3, 0xDD],
                [0xC3, 0xDE, 0xDD, 0xB7, 0xD8, 0xD6, 0xB3],
            ]),
        Region(
            .eucJP, ["コンビニ", "電気料金", "お振込み"],
            bytes: [
                [0xA5, 0xB3, 0xA5, 0xF3, 0xA5, 0xD3, 0xA5, 0xCB],
                [0xC5, 0xC5, 0xB5, 0xA4, 0xCE, 0xC1, 0xB6, 0xE2],
                [0xA4, 0xAA, 0xBF, 0xB6, 0xB9, 0xFE, 0xA4, 0xDF],
            ]),
        Region(
            .eucKR, ["편의점", "카드대금 출금", "김철수"],
            bytes: [
                [0xC6, 0xED, 0xC0, 0xC7, 0xC1, 0xA1],
                [0xC4, 0xAB, 0xB5, 0xE5, 0xB4, 0xEB, 0xB1, 0xDD, 0x20, 0xC3, 0xE2, 0xB1, 0xDD],
                [0xB1, 0xE8, 0xC3, 0xB6, 0xBC, 0xF6],
            ]),
    ]

    @Test(arguments: singleByteRegions + eastAsianRegions) func aStatementIsReadInTheEncodingOfItsLanguage(_ region: Region) throws {
        let (file, read) = try StatementBytes.read(Self.csv(region.bytes))
        #expect(file.encoding == region.encoding)
        #expect(read.statements[0].lines.map(\.payee) == region.payees)
        #expect(read.diagnostics.isEmpty)
        let qif = try StatementBytes.read(Self.qif(region.bytes))
        #expect(qif.read.statements[0].lines.map(\.payee) == region.payees)
        #expect(qif.read.diagnostics.isEmpty)
    }

    @Test(arguments: singleByteRegions + eastAsianRegions) func theSameStatementInUTF8StaysUTF8(_ region: Region) throws {
        let (file, read) = try StatementBytes.read(Self.csv(region.payees.map { Array($0.utf8) }))
        #expect(file.encoding == .utf8)
        #expect(read.statements[0].lines.map(\.payee) == region.payees)
        #expect(read.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "Müller", "Köln", "Bäckerei", "Straße", "MÜLLER", "STRAßE", "Käse", "Größe", "Übertrag", "Café", "CAFÉ", "Crédit", "Chèque", "Noël",
        "Hôtel",
        "Garçon", "Muñoz", "Teléfono", "Pensión", "Água", "João", "São Paulo", "Citroën", "België", "Løn", "Købmand", "Kjøp", "Århus",
        "Åsa", "Lön",
        "Malmö", "Mäkinen", "Sähkö", "Jónsson", "Andy´s Bar", "L’Occitane", "5 €", "€ 5", "£5.00", "n° 12", "§ 5", "1º andar", "„Stern“",
        "A – B",
        "1\u{A0}000",
    ]) func oneWesternCharacterIsWindows1252WithoutDoubt(payee: String) throws {
        let (file, read) = try StatementBytes.read(StatementBytes.csv(Self.bytes(of: payee, in: .windows1252)))
        #expect(file.encoding == .windows1252)
        #expect(read.statements[0].lines.map(\.payee) == [payee, "Kiosk"])
        #expect(read.diagnostics.isEmpty)
    }

    @Test(arguments: ["Zabłocie", "Paweł", "Łódka", "Świerk", "Książka", "Erdő", "Střibro", "Plzeň"])
    func oneLetterBetweenOthersCanBeEnough(
        payee: String
    ) throws {
        let (file, read) = try StatementBytes.read(StatementBytes.csv(Self.bytes(of: payee, in: .windows1250)))
        #expect(file.encoding == .windows1250)
        #expect(read.statements[0].lines.map(\.payee) == [payee, "Kiosk"])
    }

    // MARK: - Doubt

    /// `Boldù` in Windows-1252 is `Boldů` in Windows-1250.
    private static let venetian: [UInt8] = [0x42, 0x6F, 0x6C, 0x64, 0xF9]

    @Test func charactersThatMayBeOthersAreReadAndSaid() throws {
        for bytes in [StatementBytes.csv(Self.venetian), StatementBytes.qif(Self.venetian), StatementBytes.mt940(Self.venetian)] {
            let (file, read) = try StatementBytes.read(bytes)
            #expect(read.statements[0].lines.count >= 1)
            let diagnostic = try #require(read.diagnostics.first)
            #expect(read.diagnostics.count == 1 && diagnostic.severity == .warning && diagnostic.code == .encodingDoubtful)
            #expect(diagnostic.arguments.first == file.encoding.rawValue)
            #expect(Set(diagnostic.arguments) == ["Windows-1252", "Windows-1250"])
        }
    }

    @Test func theChosenEncodingIsWithoutDoubt() throws {
        for (encoding, payee) in [(TextEncoding.windows1252, "Boldù"), (.windows1250, "Boldů")] {
            let read = try StatementBytes.read(StatementBytes.csv(Self.venetian), encoding: encoding).read
            #expect(read.statements[0].lines.map(\.payee) == [payee, "Kiosk"])
            #expect(read.diagnostics.isEmpty)
        }
    }

    @Test func theSameWordAgainDoesNotRemoveDoubt() throws {
        let read = try StatementBytes.read(Self.csv(Array(repeating: Self.venetian, count: 40))).read
        #expect(read.diagnostics.map(\.code) == [.encodingDoubtful])
    }

    @Test(arguments: [("Castka CZK", TextEncoding.windows1250, "Boldů"), ("Importo CHF", .windows1252, "Boldù")])
    func currencyAndNamesOfColumnsDecide(header: String, encoding: TextEncoding, payee: String) throws {
        let bytes = Array("Date,Description,\(header)\n2026-01-03,".utf8) + Self.venetian + Array(",-1.50\n2026-01-04,Kiosk,-2.50\n".utf8)
        let (file, read) = try StatementBytes.read(bytes)
        #expect(file.encoding == encoding)
        #expect(read.statements[0].lines.map(\.payee) == [payee, "Kiosk"])
        #expect(read.diagnostics.filter { $0.code == .encodingDoubtful }.isEmpty)
    }

    @Test func aDeclaredEncodingIsWithoutDoubt() throws {
        let read = try StatementBytes.read(StatementBytes.ofx(Self.venetian, charset: "1250")).read
        #expect(read.statements[0].lines.map(\.payee) == ["Boldů"])
        #expect(read.diagnostics.isEmpty)
    }

    // MARK: - Large files

    @Test(arguments: 0..<6) func aWordCanLieOnTheBoundaryOfABlock(offset: Int) throws {
        let payee = Self.bytes(of: "Zabłocie", in: .windows1250)
        var bytes = Array("Date,Amount,Description\n".utf8)
        let row = Array("2026-01-03,-1.50,Kiosk\n".utf8)
        while bytes.count < (64 << 10) - 64 { bytes += row }
        bytes += Array("2026-01-03,-1.50,".utf8)
        bytes += Array(repeating: UInt8(ascii: "K"), count: (64 << 10) - bytes.count - offset - 1) + [0x20] + payee + [0x0A]
        let (file, read) = try StatementBytes.read(bytes)
        #expect(file.encoding == .windows1250)
        #expect(read.statements[0].lines.last?.payee.hasSuffix(" Zabłocie") == true)
    }

    // MARK: - Files

    private static func csv(_ payees: [[UInt8]]) -> [UInt8] {
        payees.reduce(into: Array("Date,Amount,Description\n".utf8)) { bytes, payee in
            bytes += Array("2026-01-03,-1.50,".utf8) + payee + [0x0A]
        }
    }

    private static func qif(_ payees: [[UInt8]]) -> [UInt8] {
        payees.reduce(into: Array("!Type:Bank\n".utf8)) { bytes, payee in
            bytes += Array("D2026-01-03\nT-1.50\nP".utf8) + payee + Array("\n^\n".utf8)
        }
    }

    /// The bytes of a text in an encoding of one byte for each character: the inverse of decoding each byte.
    private static func bytes(of text: String, in encoding: TextEncoding) -> [UInt8] {
        var table: [Character: UInt8] = [:]
        for byte in 0x20...0xFF as ClosedRange<UInt8> {
            let window = ByteWindow(UTF8Source(MemoryByteSource([byte]), encoding: encoding))
            guard let line = try? window.nextLine(), let character = String(decoding: line, as: UTF8.self).first else { continue }
            table[character] = byte
        }
        return text.map { table[$0] ?? UInt8(ascii: "?") }
    }
}
