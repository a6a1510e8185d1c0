/// A word that says whether an amount goes out or comes in.
enum CSVIndicator {
    case debit, credit

    /// `D`, `Soll`, `Af`, `-` and the like; nil for any other word.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 0, bytes.count <= 24 else { return nil }
        if bytes.count == 1 {
            switch bytes[0] | 0x20 {
            case UInt8(ascii: "d"), UInt8(ascii: "s"), UInt8(ascii: "-") | 0x20: self = .debit
            case UInt8(ascii: "c"), UInt8(ascii: "h"), UInt8(ascii: "k"), UInt8(ascii: "+") | 0x20: self = .credit
            default: return nil
            }
            return
        }
        switch CSVHeaderNames.fold(bytes.text) {
        case "debit", "dr", "db", "dbit", "soll", "af", "uit", "out", "debet", "dare", "cargo", "cargos", "debe", "obciazenie", "ausgang",
            "lastschrift",
            "money out", "withdrawal", "uscita", "gasto":
            self = .debit
        case "credit", "cr", "cdt", "crdt", "haben", "bij", "in", "avere", "abono", "haber", "uznanie", "eingang", "gutschrift", "money in",
            "deposit",
            "entrata", "ingreso":
            self = .credit
        default: return nil
        }
    }
}
