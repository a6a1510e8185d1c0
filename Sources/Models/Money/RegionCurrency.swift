/// The currencies of regions.
package enum RegionCurrency {
    /// The currency of a region; nil for an invalid code, or a region without a currency of its own in `CurrencyTable`.
    ///
    /// - Parameter region: two letters of ISO 3166-1, in any case.
    package static func currency(of region: some StringProtocol) -> Currency? {
        let wanted = region.uppercased()
        guard wanted.utf8.count == 2 else { return nil }
        for (code, regions) in rows where regions.split(separator: " ").contains(where: { $0 == wanted }) {
            return Currency(code: code)
        }
        return nil
    }

    /// Source: Unicode CLDR 48, supplemental data, `currencyData`: the legal tender of each region.
    private static let rows: [(code: String, regions: String)] = [
        (
            "EUR",
            "AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT"
        ),
        ("USD", "AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI"),
        ("GBP", "GB GG GS IM JE"), ("CHF", "CH LI"), ("NOK", "BV NO SJ"), ("DKK", "DK FO GL"), ("AUD", "AU CC CX HM KI NF NR TV"),
        ("NZD", "CK NU NZ PN TK"), ("XOF", "BF BJ CI GW ML NE SN TG"), ("XAF", "CF CG CM GA GQ TD"), ("XPF", "NC PF WF"),
        ("XCD", "AG AI DM GD KN LC MS VC"), ("XCG", "CW SX"), ("ILS", "IL PS"), ("MAD", "EH MA"),
        ("AED", "AE"), ("AFN", "AF"), ("ALL", "AL"), ("AMD", "AM"), ("AOA", "AO"), ("ARS", "AR"), ("AWG", "AW"), ("AZN", "AZ"),
        ("BAM", "BA"), ("BBD", "BB"), ("BDT", "BD"), ("BHD", "BH"), ("BIF", "BI"), ("BMD", "BM"), ("BND", "BN"), ("BOB", "BO"),
        ("BRL", "BR"), ("BSD", "BS"), ("BTN", "BT"), ("BWP", "BW"), ("BYN", "BY"), ("BZD", "BZ"), ("CAD", "CA"), ("CDF", "CD"),
        ("CLP", "CL"), ("CNY", "CN"), ("COP", "CO"), ("CRC", "CR"), ("CUP", "CU"), ("CVE", "CV"), ("CZK", "CZ"), ("DJF", "DJ"),
        ("DOP", "DO"), ("DZD", "DZ"), ("EGP", "EG"), ("ERN", "ER"), ("ETB", "ET"), ("FJD", "FJ"), ("FKP", "FK"), ("GEL", "GE"),
        ("GHS", "GH"), ("GIP", "GI"), ("GMD", "GM"), ("GNF", "GN"), ("GTQ", "GT"), ("GYD", "GY"), ("HKD", "HK"), ("HNL", "HN"),
        ("HTG", "HT"), ("HUF", "HU"), ("IDR", "ID"), ("INR", "IN"), ("IQD", "IQ"), ("IRR", "IR"), ("ISK", "IS"), ("JMD", "JM"),
        ("JOD", "JO"), ("JPY", "JP"), ("KES", "KE"), ("KGS", "KG"), ("KHR", "KH"), ("KMF", "KM"), ("KPW", "KP"), ("KRW", "KR"),
        ("KWD", "KW"), ("KYD", "KY"), ("KZT", "KZ"), ("LAK", "LA"), ("LBP", "LB"), ("LKR", "LK"), ("LRD", "LR"), ("LSL", "LS"),
        ("LYD", "LY"), ("MDL", "MD"), ("MGA", "MG"), ("MKD", "MK"), ("MMK", "MM"), ("MNT", "MN"), ("MOP", "MO"), ("MRU", "MR"),
        ("MUR", "MU"), ("MVR", "MV"), ("MWK", "MW"), ("MXN", "MX"), ("MYR", "MY"), ("MZN", "MZ"), ("NAD", "NA"), ("NGN", "NG"),
        ("NIO", "NI"), ("NPR", "NP"), ("OMR", "OM"), ("PAB", "PA"), ("PEN", "PE"), ("PGK", "PG"), ("PHP", "PH"), ("PKR", "PK"),
        ("PLN", "PL"), ("PYG", "PY"), ("QAR", "QA"), ("RON", "RO"), ("RSD", "RS"), ("RUB", "RU"), ("RWF", "RW"), ("SAR", "SA"),
        ("SBD", "SB"), ("SCR", "SC"), ("SDG", "SD"), ("SEK", "SE"), ("SGD", "SG"), ("SHP", "SH"), ("SLE", "SL"), ("SOS", "SO"),
        ("SRD", "SR"), ("SSP", "SS"), ("STN", "ST"), ("SYP", "SY"), ("SZL", "SZ"), ("THB", "TH"), ("TJS", "TJ"), ("TMT", "TM"),
        ("TND", "TN"), ("TOP", "TO"), ("TRY", "TR"), ("TTD", "TT"), ("TWD", "TW"), ("TZS", "TZ"), ("UAH", "UA"), ("UGX", "UG"),
        ("UYU", "UY"), ("UZS", "UZ"), ("VES", "VE"), ("VND", "VN"), ("VUV", "VU"), ("WST", "WS"), ("YER", "YE"), ("ZAR", "ZA"),
        ("ZMW", "ZM"), ("ZWG", "ZW"),
    ]
}
