/// Words within the text of a row that say that it is not booked: `Reservert transaksjon`, `Prel BOKHANDELN`.
enum CSVPendingText {

    /// Whether a text cell says so. Most cells are excluded by a look at their bytes.
    static func isPending(_ cell: UnsafeRawBufferPointer) -> Bool {
        guard cell.count >= 5, cell.count <= 200, mayBePending(cell) else { return false }
        let text = CSVHeaderNames.fold(cell.text)
        return phrases.contains { text == $0 || text.hasSuffix(" " + $0) } || prefixes.contains { text.hasPrefix($0) }
    }

    private static let phrases = [
        "reservert transaksjon", "reserverat belopp", "reserveret belob", "reserverad", "reservert", "reserverat", "reserveret",
        "katevaraus",
        "pending transaction", "vorgemerkt",
    ]
    private static let prefixes = ["prel ", "reserverat ", "reservert ", "katevaraus ", "pending ", "reservation "]

    private static func mayBePending(_ cell: UnsafeRawBufferPointer) -> Bool {
        // "eser", "rel ", "ende", "ending", "orge", "teva" at some place.
        for index in 1..<cell.count - 2 {
            switch (cell[index] | 0x20, cell[index + 1] | 0x20, cell[index + 2] | 0x20) {
            case (UInt8(ascii: "e"), UInt8(ascii: "s"), UInt8(ascii: "e")), (UInt8(ascii: "r"), UInt8(ascii: "e"), UInt8(ascii: "l")),
                (UInt8(ascii: "e"), UInt8(ascii: "n"), UInt8(ascii: "d")), (UInt8(ascii: "o"), UInt8(ascii: "r"), UInt8(ascii: "g")),
                (UInt8(ascii: "a"), UInt8(ascii: "t"), UInt8(ascii: "e")):
                return true
            default: continue
            }
        }
        return false
    }
}
