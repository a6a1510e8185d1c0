extension StringProtocol {
    /// The text normalised for comparison: lower case, without accents, runs of blanks collapsed, trimmed.
    ///
    /// `ß` becomes `ss`, `æ` `ae`, `ø` `o`, `ł` `l`, `đ` `d`. Letters of other scripts are lower-cased only.
    public var folded: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        appendFolded(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The folded text with letters replaced by their two-letter spellings: `bäckerei` becomes `baeckerei`, not `backerei`.
    ///
    /// `ä` becomes `ae`, `ö` and `ø` `oe`, `ü` `ue`, `å` `aa`; all others are as in `folded`.
    package var spelledOut: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        appendFolded(to: &bytes, spellsOut: true)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether `spelledOut` can differ from `folded`. Also true of some other texts with letters that are composed.
    package var hasSpelledLetters: Bool {
        unicodeScalars.contains { $0.value >= 0x80 && ((0x300...0x36F).contains($0.value) || FoldingTable.spelled[$0.value] != nil) }
    }

    /// Appends the folded text as UTF-8.
    ///
    /// - Parameter spellsOut: whether letters are spelled out, as in `spelledOut`.
    package func appendFolded(to bytes: inout [UInt8], spellsOut: Bool = false) {
        let start = bytes.count
        let plain = utf8.withContiguousStorageIfAvailable { Self.appendFoldedASCII($0, to: &bytes) } ?? false
        guard !plain else { return }
        bytes.removeSubrange(start...)
        var blank = false
        for scalar in unicodeScalars {
            if scalar.isWithoutCase {
                if blank, bytes.count > start { bytes.append(0x20) }
                blank = false
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                continue
            }
            if scalar.properties.isWhitespace {
                blank = true
                continue
            }
            // Combining accents of decomposed text.
            if (0x300...0x36F).contains(scalar.value) {
                if spellsOut { FoldingTable.spellOutLast(with: scalar, in: &bytes, after: start) }
                continue
            }
            if blank, bytes.count > start { bytes.append(0x20) }
            blank = false
            FoldingTable.append(scalar, to: &bytes, spellsOut: spellsOut)
        }
    }

    /// Folds ASCII text; returns false at the first other byte.
    private static func appendFoldedASCII(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) -> Bool {
        let start = bytes.count
        var blank = false
        for byte in text {
            if byte >= 0x80 { return false }
            if byte <= 0x20 {
                blank = true
                continue
            }
            if blank, bytes.count > start { bytes.append(0x20) }
            blank = false
            bytes.append(byte >= 0x41 && byte <= 0x5A ? byte + 32 : byte)
        }
        return true
    }

    /// Whether this folded text contains another folded text.
    package func contains(folded needle: String) -> Bool { Array(utf8).contains(Array(needle.utf8)) }
}

extension [UInt8] {
    /// Whether these bytes contain others.
    func contains(_ wanted: [UInt8]) -> Bool {
        guard let first = wanted.first else { return true }
        guard count >= wanted.count else { return false }
        return withUnsafeBufferPointer { text in
            wanted.withUnsafeBufferPointer { wanted in
                for start in 0...text.count - wanted.count where text[start] == first {
                    var length = 1
                    while length < wanted.count, text[start + length] == wanted[length] { length += 1 }
                    if length == wanted.count { return true }
                }
                return false
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a Han, kana or Hangul letter, which folding leaves as it is; Unicode's tables are not consulted for these.
    fileprivate var isWithoutCase: Bool {
        switch value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }
}

/// Replacements of accented letters.
private enum FoldingTable {
    static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8], spellsOut: Bool) {
        if spellsOut, let letters = spelled[scalar.value] {
            bytes.append(contentsOf: letters.utf8)
        } else if scalar.value < 0x80 {
            let byte = UInt8(scalar.value)
            bytes.append(byte >= 0x41 && byte <= 0x5A ? byte + 32 : byte)
        } else if let plain = letters[scalar.value] {
            bytes.append(contentsOf: plain.utf8)
        } else {
            for lower in scalar.properties.lowercaseMapping.unicodeScalars {
                if let plain = letters[lower.value] {
                    bytes.append(contentsOf: plain.utf8)
                } else {
                    bytes.append(contentsOf: UTF8.encode(lower).map { Array($0) } ?? [])
                }
            }
        }
    }

    /// Spells out a plain letter that a combining accent follows: a diaeresis, or a ring above an *a*.
    static func spellOutLast(with accent: Unicode.Scalar, in bytes: inout [UInt8], after start: Int) {
        guard bytes.count > start, let last = bytes.last else { return }
        switch (accent.value, last) {
        case (0x308, UInt8(ascii: "a")), (0x308, UInt8(ascii: "o")), (0x308, UInt8(ascii: "u")): bytes.append(UInt8(ascii: "e"))
        case (0x30A, UInt8(ascii: "a")): bytes.append(UInt8(ascii: "a"))
        default: break
        }
    }

    /// Letters with a spelling of two plain ones that differs from the folded letter.
    static let spelled: [UInt32: String] = {
        var table: [UInt32: String] = [:]
        for (plain, letters) in [("ae", "äÄ"), ("oe", "öÖøØ"), ("ue", "üÜ"), ("aa", "åÅ")] {
            for scalar in letters.unicodeScalars { table[scalar.value] = plain }
        }
        return table
    }()

    private static let letters: [UInt32: String] = {
        let groups: [(String, String)] = [
            ("a", "àáâãäåāăą"), ("ae", "æ"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"),
            ("i", "ìíîïĩīĭįıİ"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņň"), ("o", "òóôõöøōŏő"), ("oe", "œ"), ("r", "ŕŗř"),
            ("s", "śŝşšș"), ("ss", "ß"), ("t", "ţťŧț"), ("th", "þ"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
        ]
        var table: [UInt32: String] = [:]
        for (plain, accented) in groups {
            for scalar in accented.unicodeScalars { table[scalar.value] = plain }
        }
        return table
    }()
}
