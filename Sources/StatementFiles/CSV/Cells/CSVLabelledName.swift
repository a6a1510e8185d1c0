/// The name in a text that a bank has composed of labelled parts: `Auftraggeber: Name Buchungstext: Zweck`.
struct CSVLabelledName {
    /// The name after the first label.
    let name: String
    /// The rest from the next label on; empty if there is none.
    let rest: String

    /// Nil if the text does not begin with a label for the counterparty.
    init?(_ cell: UnsafeRawBufferPointer) {
        guard cell.count > 8, Self.mayBegin(cell[0], cell[1]) else { return nil }
        let text = cell.text
        guard let colon = text.prefix(24).firstIndex(of: ":"), Self.labels.contains(CSVHeaderNames.fold(String(text[..<colon]))) else {
            return nil
        }
        let body = text[text.index(after: colon)...].drop { $0 == " " }
        let end = Self.ends.compactMap { body.range(of: $0)?.lowerBound }.min() ?? body.endIndex
        name = String(String(body[..<end]).reversed().drop { $0 == " " }.reversed())
        rest = String(body[end...].drop { $0 == " " })
        guard !name.isEmpty else { return nil }
    }

    /// A fast check that excludes most texts.
    private static func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool {
        switch (first, second | 0x20) {
        case (UInt8(ascii: "A"), UInt8(ascii: "u")), (UInt8(ascii: "E"), UInt8(ascii: "m")), (UInt8(ascii: "N"), UInt8(ascii: "a")),
            (UInt8(ascii: "Z"), UInt8(ascii: "a")), (UInt8(ascii: "B"), UInt8(ascii: "e")):
            true
        default: false
        }
    }

    private static let labels: Set<String> = [
        "auftraggeber", "empfanger", "empfaenger", "zahlungsempfanger", "zahlungspflichtiger", "begunstigter", "beguenstigter", "naam",
        "name",
        "beneficiary",
    ]
    private static let ends = [
        " Buchungstext:", " Verwendungszweck:", " Kto/IBAN:", " BLZ/BIC:", " Omschrijving:", " Description:", " IBAN:", " Kenmerk:",
        " Reference:", " Referenz:",
    ]
}
