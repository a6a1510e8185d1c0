/// The text under which Coffer's full-text index finds an entry, by the rule of `Sources/Storage/Engine/TextIndex.swift`.
struct EntryText {
    private(set) var bytes: [UInt8] = []

    init(household: Int64, payee: String, note: String, reference: String, minorUnits: Int64) {
        addMark(household.magnitude, 0x81)
        bytes.append(0x20)
        addFolded(payee)
        for text in [note, reference] where !text.isEmpty {
            bytes.append(0x20)
            addFolded(text)
        }
        bytes.append(0x20)
        addMark(minorUnits.magnitude, 0x82)
    }

    private mutating func addMark(_ number: UInt64, _ kind: UInt8) {
        bytes.append(contentsOf: [0xEE, 0x80, kind])
        bytes.append(contentsOf: String(number).utf8)
    }

    private mutating func addFolded(_ text: String) {
        for scalar in text.lowercased().unicodeScalars {
            switch scalar {
            case "é": bytes.append(UInt8(ascii: "e"))
            case "ü": bytes.append(UInt8(ascii: "u"))
            case "ö": bytes.append(UInt8(ascii: "o"))
            case "ñ": bytes.append(UInt8(ascii: "n"))
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
    }
}
