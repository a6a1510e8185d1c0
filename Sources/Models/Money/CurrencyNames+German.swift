extension Currency {
    /// The name in a language.
    package func name(in language: Language) -> String {
        switch language {
        case .english: name
        case .german: GermanCurrencyNames.all[packed] ?? name
        }
    }

    /// The title in pickers: `EUR – Euro`.
    package func title(in language: Language) -> String { "\(code) – \(name(in: language))" }
}

/// The German names of the codes of `CurrencyTable`, as CLDR 48 spells them (`main/de.xml`).
private enum GermanCurrencyNames {
    static let all: [UInt32: String] = Dictionary(
        text.split(separator: "\n").compactMap { line in
            Currency(code: line.prefix(3)).map { ($0.packed, String(line.dropFirst(4))) }
        }, uniquingKeysWith: { first, _ in first })

    private static let text = """
        AED VAE-Dirham
        AFN Afghanischer Afghani
        ALL Albanischer Lek
        AMD Armenischer Dram
        AOA Angolanischer Kwanza
        ARS Argentinischer Peso
        AUD Australischer Dollar
        AWG Aruba-Florin
        AZN Aserbaidschan-Manat
        BAM Konvertible Mark Bosnien und Herzegowina
        BBD Barbados-Dollar
        BDT Bangladesch-Taka
        BHD Bahrain-Dinar
        BIF Burundi-Franc
        BMD Bermuda-Dollar
        BND Brunei-Dollar
        BOB Bolivianischer Boliviano
        BOV Bolivianischer Mvdol
        BRL Brasilianischer Real
        BSD Bahamas-Dollar
        BTN Bhutan-Ngultrum
        BWP Botswanischer Pula
        BYN Belarussischer Rubel
        BZD Belize-Dollar
        CAD Kanadischer Dollar
        CDF Kongo-Franc
        CHE WIR-Euro
        CHF Schweizer Franken
        CHW WIR-Franken
        CLF Chilenische Unidades de Fomento
        CLP Chilenischer Peso
        CNY Renminbi Yuan
        COP Kolumbianischer Peso
        COU Kolumbianische Unidad de Valor Real
        CRC Costa-Rica-Colón
        CUP Kubanischer Peso
        CVE Cabo-Verde-Escudo
        CZK Tschechische Krone
        DJF Dschibuti-Franc
        DKK Dänische Krone
        DOP Dominikanischer Peso
        DZD Algerischer Dinar
        EGP Ägyptisches Pfund
        ERN Eritreischer Nakfa
        ETB Äthiopischer Birr
        EUR Euro
        FJD Fidschi-Dollar
        FKP Falkland-Pfund
        GBP Britisches Pfund
        GEL Georgischer Lari
        GHS Ghanaischer Cedi
        GIP Gibraltar-Pfund
        GMD Gambia-Dalasi
        GNF Guinea-Franc
        GTQ Guatemaltekischer Quetzal
        GYD Guyana-Dollar
        HKD Hongkong-Dollar
        HNL Honduras-Lempira
        HTG Haitianische Gourde
        HUF Ungarischer Forint
        IDR Indonesische Rupiah
        ILS Israelischer Neuer Schekel
        INR Indische Rupie
        IQD Irakischer Dinar
        IRR Iranischer Rial
        ISK Isländische Krone
        JMD Jamaika-Dollar
        JOD Jordanischer Dinar
        JPY Japanischer Yen
        KES Kenia-Schilling
        KGS Kirgisischer Som
        KHR Kambodschanischer Riel
        KMF Komoren-Franc
        KPW Nordkoreanischer Won
        KRW Südkoreanischer Won
        KWD Kuwait-Dinar
        KYD Kaiman-Dollar
        KZT Kasachischer Tenge
        LAK Laotischer Kip
        LBP Libanesisches Pfund
        LKR Sri-Lanka-Rupie
        LRD Liberianischer Dollar
        LSL Lesothischer Loti
        LYD Libyscher Dinar
        MAD Marokkanischer Dirham
        MDL Moldau-Leu
        MGA Madagaskar-Ariary
        MKD Mazedonischer Denar
        MMK Myanmarischer Kyat
        MNT Mongolischer Tögrög
        MOP Macao-Pataca
        MRU Mauretanischer Ouguiya
        MUR Mauritius-Rupie
        MVR Malediven-Rufiyaa
        MWK Malawi-Kwacha
        MXN Mexikanischer Peso
        MXV Mexikanische Unidad de Inversión
        MYR Malaysischer Ringgit
        MZN Mosambikanischer Metical
        NAD Namibia-Dollar
        NGN Nigerianischer Naira
        NIO Nicaragua-Córdoba
        NOK Norwegische Krone
        NPR Nepalesische Rupie
        NZD Neuseeland-Dollar
        OMR Omanischer Rial
        PAB Panamaischer Balboa
        PEN Peruanischer Sol
        PGK Papua-Neuguinea-Kina
        PHP Philippinischer Peso
        PKR Pakistanische Rupie
        PLN Polnischer Złoty
        PYG Paraguayischer Guaraní
        QAR Katar-Riyal
        RON Rumänischer Leu
        RSD Serbischer Dinar
        RUB Russischer Rubel
        RWF Ruanda-Franc
        SAR Saudi-Rial
        SBD Salomonen-Dollar
        SCR Seychellen-Rupie
        SDG Sudanesisches Pfund
        SEK Schwedische Krone
        SGD Singapur-Dollar
        SHP St.-Helena-Pfund
        SLE Sierra-leonischer Leone
        SOS Somalia-Schilling
        SRD Suriname-Dollar
        SSP Südsudanesisches Pfund
        STN São-toméischer Dobra
        SVC El-Salvador-Colón
        SYP Syrisches Pfund
        SZL Swasiländischer Lilangeni
        THB Thailändischer Baht
        TJS Tadschikistan-Somoni
        TMT Turkmenistan-Manat
        TND Tunesischer Dinar
        TOP Tongaischer Paʻanga
        TRY Türkische Lira
        TTD Trinidad-und-Tobago-Dollar
        TWD Neuer Taiwan-Dollar
        TZS Tansania-Schilling
        UAH Ukrainische Hrywnja
        UGX Uganda-Schilling
        USD US-Dollar
        USN US-Dollar (Nächster Tag)
        UYI Uruguayischer Peso (Indexierte Rechnungseinheiten)
        UYU Uruguayischer Peso
        UYW Uruguayische Unidad Previsional
        UZS Usbekistan-Sum
        VED Venezolanischer Bolívar (digital)
        VES Venezolanischer Bolívar
        VND Vietnamesischer Dong
        VUV Vanuatu-Vatu
        WST Samoanischer Tala
        XAD Arabischer Rechnungsdinar
        XAF CFA-Franc (BEAC)
        XCD Ostkaribischer Dollar
        XCG Karibischer Gulden
        XOF CFA-Franc (BCEAO)
        XPF CFP-Franc
        YER Jemen-Rial
        ZAR Südafrikanischer Rand
        ZMW Sambischer Kwacha
        ZWG Simbabwe-Gold
        """
}
