/// Words within the text of a row that denote a pending transaction: `Reservert transaksjon`, `Prel BOKHANDELN`.
enum CSVPendingText {
    /// Whether a text cell denotes a pending transaction. Most cells are excluded by their first and last bytes.
    static func isPending(_ cell: UnsafeRawBufferPointer) -> Bool {
        guard cell.count >= 5, cell.count <= 200 else { return false }
        // "(Pending) Shop".
        if cell[0] == UInt8(ascii: "(") || cell[0] == UInt8(ascii: "[") {
            return isPending(UnsafeRawBufferPointer(rebasing: cell[1...]))
        }
        guard mayBePending(cell) else { return false }
        let text = CSVHeaderNames.fold(cell.text)
        return phrases.contains { text == $0 || text.hasSuffix(" " + $0) } || prefixes.contains { text.hasPrefix($0) }
    }

    private static let phrases = [
        "reservert transaksjon", "reserverat belopp", "reserveret belob", "reserverad", "reservert", "reserverat", "reserveret",
        "katevaraus",
        "pending transaction", "vorgemerkt",
    ]
    private static let prefixes = ["prel ", "reserverat ", "reservert ", "katevaraus ", "pending ", "reservation "]

    /// Whether the cell begins or ends like one of the phrases.
    private static func mayBePending(_ cell: UnsafeRawBufferPointer) -> Bool {
        switch (cell[0] | 0x20, cell[1] | 0x20, cell[2] | 0x20) {
        case (UInt8(ascii: "p"), UInt8(ascii: "r"), UInt8(ascii: "e")), (UInt8(ascii: "p"), UInt8(ascii: "e"), UInt8(ascii: "n")),
            (UInt8(ascii: "r"), UInt8(ascii: "e"), UInt8(ascii: "s")), (UInt8(ascii: "k"), UInt8(ascii: "a"), UInt8(ascii: "t")),
            (UInt8(ascii: "v"), UInt8(ascii: "o"), UInt8(ascii: "r")):
            return true
        default: break
        }
        let end = cell.count
        let last = cell[end - 1] | 0x20
        switch (cell[end - 4] | 0x20, cell[end - 3] | 0x20, cell[end - 2] | 0x20) {
        case (UInt8(ascii: "s"), UInt8(ascii: "j"), UInt8(ascii: "o")): return last == UInt8(ascii: "n")
        case (UInt8(ascii: "l"), UInt8(ascii: "o"), UInt8(ascii: "p")): return last == UInt8(ascii: "p")
        case (UInt8(ascii: "v"), UInt8(ascii: "e"), UInt8(ascii: "r")), (UInt8(ascii: "e"), UInt8(ascii: "r"), UInt8(ascii: "a")),
            (UInt8(ascii: "e"), UInt8(ascii: "r"), UInt8(ascii: "e")):
            return last == UInt8(ascii: "t") || last == UInt8(ascii: "d")
        case (UInt8(ascii: "r"), UInt8(ascii: "a"), UInt8(ascii: "u")): return last == UInt8(ascii: "s")
        case (UInt8(ascii: "e"), UInt8(ascii: "r"), UInt8(ascii: "k")): return last == UInt8(ascii: "t")
        // `transaction`, unlike any other word with this end.
        case (UInt8(ascii: "t"), UInt8(ascii: "i"), UInt8(ascii: "o")):
            return last == UInt8(ascii: "n") && cell.count >= 6 && cell[end - 6] | 0x20 == UInt8(ascii: "a")
        // `beløb` and `belob`.
        default: return last == UInt8(ascii: "b")
        }
    }
}
