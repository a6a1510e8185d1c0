import Models

/// ASCII words in a file that hint at the languages of its texts: currencies, IBANs, names of columns.
struct RegionalHints: Hashable {
    /// The bits by which a hint makes encodings of other regions less likely and those of its own more likely.
    private static let weight = 4

    private enum Region: Hashable {
        case western, centralEuropean, cyrillic, greek, turkish, baltic, simplifiedChinese, traditionalChinese, japanese, korean
    }

    private var regions: Set<Region> = []

    /// Adds the hint of an ASCII word.
    mutating func add(_ word: [UInt8]) {
        guard (3...34).contains(word.count), let region = Self.region(of: word) else { return }
        regions.insert(region)
    }

    /// The bits to add to the cost of an encoding.
    func cost(of encoding: TextEncoding) -> Int {
        guard !regions.isEmpty else { return 0 }
        return regions.isDisjoint(with: Self.regions(of: encoding)) ? Self.weight : -Self.weight
    }

    private static func region(of word: [UInt8]) -> Region? {
        let isIBAN = word.count >= 15 && word[2].isDigit && word[3].isDigit
        if isIBAN || word.count == 3 { return region(code: String(decoding: word.prefix(isIBAN ? 2 : 3), as: UTF8.self)) }
        guard word.count <= 16, word[0] >= UInt8(ascii: "A") else { return nil }
        return columnNames[String(decoding: word, as: UTF8.self).lowercased()]
    }

    private static let columnNames: [String: Region] = {
        let names: [(Region, String)] = [
            (
                .western,
                "betrag buchungstag buchungsdatum verwendungszweck umsatz importo descrizione causale montant libelle importe fecha concepto "
                    + "valor montante bedrag omschrijving tegenrekening belopp beskrivning kirjauspvm"
            ),
            (
                .centralEuropean,
                "kwota waluta tytul nadawca odbiorca castka popis protiucet platba osszeg kozlemeny descriere valoare tranzactie iznos opis "
                    + "primatelj znesek namen prejemnik"
            ),
            (.turkish, "tutar tarih bakiye aciklama"), (.baltic, "paskirtis gavejas debets kredits maksajums"),
        ]
        return Dictionary(uniqueKeysWithValues: names.flatMap { region, list in list.split(separator: " ").map { (String($0), region) } })
    }()

    /// The region of a country's or a currency's code. Many countries of several regions have the euro and dollars.
    private static func region(code: String) -> Region? {
        switch code {
        case "AT", "BE", "CH", "DE", "DK", "ES", "FI", "FR", "GB", "IE", "IS", "IT", "LU", "NL", "NO", "PT", "SE", "CHF", "DKK", "GBP",
            "ISK",
            "NOK", "SEK", "BRL", "MXN":
            .western
        case "PL", "CZ", "SK", "HU", "RO", "HR", "SI", "BA", "PLN", "CZK", "HUF", "RON", "HRK", "BAM": .centralEuropean
        case "BG", "BY", "MK", "RU", "UA", "BGN", "BYN", "KZT", "MKD", "RUB", "UAH": .cyrillic
        case "RS", "RSD": nil
        case "GR", "CY": .greek
        case "TR", "TRY": .turkish
        case "LT", "LV", "EE", "LTL", "LVL": .baltic
        case "CNY": .simplifiedChinese
        case "HKD", "TWD": .traditionalChinese
        case "JPY": .japanese
        case "KRW": .korean
        default: nil
        }
    }

    private static func regions(of encoding: TextEncoding) -> Set<Region> {
        switch encoding {
        case .windows1252, .latin9, .ibm850: [.western]
        case .windows1250, .latin2, .ibm852: [.centralEuropean]
        case .windows1251, .koi8R: [.cyrillic]
        case .windows1253: [.greek]
        case .windows1254: [.turkish]
        case .windows1257: [.baltic]
        case .gb18030: [.simplifiedChinese]
        case .big5: [.traditionalChinese]
        case .shiftJIS, .eucJP: [.japanese]
        case .eucKR: [.korean]
        default: []
        }
    }
}
