import Models
import Testing

@Suite struct CSVCellTests {

    @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t1", "\r1", "'quoted"])
    func formulasAreEscapedAndRoundTrip(text: String) {
        #expect(CSVCell.guarded(text) == "'" + text)
        #expect(CSVCell.unguarded(CSVCell.guarded(text)) == text)
    }

    @Test(arguments: ["\u{FF1D}1+1", "\u{FF0B}1", "\u{FF0D}1", "\u{FF20}SUM(A1)", "\u{1}=1", "a\0b", "bell\u{7}", "a\u{85}b", "a\tb"])
    func fullWidthFormulasAndControlCharactersAreEscapedAndRoundTrip(text: String) {
        #expect(CSVCell.guarded(text) == "'" + text)
        #expect(CSVCell.unguarded(CSVCell.guarded(text)) == text)
    }

    @Test(arguments: [
        (";=1", ";'=1"), ("Rent;-5", "Rent;'-5"), ("a\n=1", "a\n'=1"), ("a;'b", "a;''b"), ("a;\u{FF1D}1", "a;'\u{FF1D}1"),
        ("=1;=2", "'=1;'=2"), ("\t=1", "'\t'=1"), ("\r=1", "'\r'=1"), ("a\r\n@b", "'a\r\n'@b"),
    ])
    func formulasAfterCellBoundariesAreEscapedAndRoundTrip(text: String, guarded: String) {
        #expect(CSVCell.guarded(text) == guarded)
        #expect(CSVCell.unguarded(guarded) == text)
    }

    @Test func everyTextRoundTrips() {
        var generator = SeededLetters(seed: 0x5EED)
        let letters: [Unicode.Scalar] = ["a", " ", "'", ";", "=", "-", "\t", "\r", "\n", "\0", "\"", ",", "\u{FF1D}", "\u{85}"]
        for _ in 0..<5_000 {
            var text = ""
            for _ in 0..<Int(generator.next() % 7) { text.unicodeScalars.append(letters[Int(generator.next() % UInt64(letters.count))]) }
            #expect(CSVCell.unguarded(CSVCell.guarded(text)) == text, "seed 0x5EED: \(text.debugDescription)")
        }
    }

    @Test(arguments: [
        ("a;b", "\"a;b\""), ("a\tb", "\"a\tb\""), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), (" a", "\" a\""), ("a b", "a b"),
    ])
    func otherDelimitersAreQuoted(cell: String, quoted: String) {
        #expect(CSVCell.quoted(cell) == quoted)
    }

    @Test(arguments: ["", "Bakery", "1-2", " =1", "a; b", "a\nb", "Grüße"]) func otherTextIsUnchanged(text: String) {
        #expect(CSVCell.guarded(text) == text)
        #expect(CSVCell.unguarded(text) == text)
    }
}

/// A linear congruential generator (Knuth, MMIX); only the high bits are used.
private struct SeededLetters {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
