/// The active ISO 4217 codes with their numbers of decimals.
///
/// Source: ISO 4217 list one. Codes without a minor unit (`XAU`, `XDR`, `XTS`, `XXX` and the like) and withdrawn codes are omitted.
package enum CurrencyTable {

    /// All currencies, sorted by code.
    package static let all: [Currency] = sorted.compactMap { Currency(packed: $0.packed) }

    /// The number of decimals of a packed code; nil for an unknown one.
    static func decimals(packed: UInt32) -> UInt8? {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            let row = sorted[middle]
            if row.packed == packed { return row.decimals }
            if row.packed < packed { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    private static let sorted: [(packed: UInt32, decimals: UInt8)] = {
        var rows: [(packed: UInt32, decimals: UInt8)] = []
        for (decimals, codes) in byDecimals {
            for code in codes.split(separator: " ") {
                let packed = code.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                rows.append((packed, decimals))
            }
        }
        return rows.sorted { $0.packed < $1.packed }
    }()

    private static let byDecimals: [(UInt8, String)] = [
        (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
        (
            2,
            """
            AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF \
            CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL \
            HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU \
            MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR \
            SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED \
            VES WST XAD XCD XCG YER ZAR ZMW ZWG
            """
        ),
        (3, "BHD IQD JOD KWD LYD OMR TND"),
        (4, "CLF UYW"),
    ]
}
