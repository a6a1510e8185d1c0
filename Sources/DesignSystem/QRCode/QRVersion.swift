/// The size of a QR code, and its capacity at an error correction level. Source: ISO/IEC 18004:2015, tables 1, 9 and annex E.
struct QRVersion {
    /// 1–20.
    let number: Int
    let level: QRCorrection

    /// Modules on each side.
    var size: Int { number * 4 + 17 }
    /// Error correction codewords of each block.
    var correction: Int { (level == .low ? Self.lowCorrections : Self.mediumCorrections)[number - 1] }
    /// The number of blocks of codewords.
    var blocks: Int { (level == .low ? Self.lowBlocks : Self.mediumBlocks)[number - 1] }

    /// The smallest version that holds a number of bytes; nil if none does.
    init?(bytes: Int, _ level: QRCorrection = .low) {
        for number in 1...Self.lowCorrections.count {
            let version = QRVersion(number: number, level)
            // Four bits of mode, eight or sixteen of length.
            if bytes * 8 + 4 + version.lengthBits <= version.dataCodewords * 8 {
                self = version
                return
            }
        }
        return nil
    }

    init(number: Int, _ level: QRCorrection = .low) {
        self.number = number
        self.level = level
    }

    /// The number of bits of the length field.
    var lengthBits: Int { number < 10 ? 8 : 16 }

    /// The number of codewords: the capacity of the modules outside the patterns.
    var codewords: Int {
        var modules = size * size
        // Three finders with their separators and format information, the dark module, two timing patterns.
        modules -= 3 * 64 + 31 + 2 * (size - 16)
        let alignments = alignmentCentres.count
        if alignments > 0 {
            // Alignment patterns on the timing patterns share five modules with them.
            modules -= (alignments * alignments - 3) * 25 - (alignments - 2) * 2 * 5
        }
        if number >= 7 { modules -= 36 }
        return modules / 8
    }

    var dataCodewords: Int { codewords - correction * blocks }

    /// Rows and columns of the centres of the alignment patterns.
    var alignmentCentres: [Int] {
        guard number > 1 else { return [] }
        let count = number / 7 + 2
        let gaps = count - 1
        // Equal, even steps back from the last one; the first gap takes the remainder.
        let step = ((size - 13) + gaps * 2 - 1) / (gaps * 2) * 2
        return [6] + (0..<gaps).map { size - 7 - step * (gaps - 1 - $0) }
    }

    private static let lowCorrections = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]
    private static let lowBlocks = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8]
    private static let mediumCorrections = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
    private static let mediumBlocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]
}
