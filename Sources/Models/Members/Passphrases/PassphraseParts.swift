/// All possible parts of a text: listed words, names, keyboard walks, sequences, repetitions, days, characters.
struct PassphraseParts {
    private let text: [UInt32]
    /// Indexed by start position.
    private var parts: [[PassphraseEstimate.Part]]

    private static let nameCost = 30
    private static let joiningCost = 70
    private static let wordCost = 90
    private static let frequentCost = 100
    private static let commonCost = 135
    /// Extra cost of letters replaced by signs, or of a reversed word.
    private static let substitutionCost = 15
    private static let yearCost = 70
    private static let dayCost = 150
    /// Maximum length of a repeated part.
    private static let maxRepetitionLength = 64

    init(of text: [UInt32], names: [[UInt32]]) {
        self.text = text
        parts = text.indices.map { start in
            [.init(kind: .characters, start: start, end: start + 1, cost: PassphraseAlphabet.cost(of: text[start]))]
        }
        for (variant, extra) in PassphraseAlphabet.variants(of: text) {
            let extra = extra ? Self.substitutionCost : 0
            addWords(of: variant, names: names, extra: extra, isReversed: false)
            addWords(of: variant.reversed(), names: names, extra: extra + Self.substitutionCost, isReversed: true)
        }
        for start in text.indices {
            addRepetitions(at: start)
            addSequences(at: start)
            addDays(at: start)
        }
        for layout in KeyboardLayout.all {
            for walk in layout.walks(in: text) {
                add(.keyboard, walk.start, walk.end, 75 + 12 * walk.turns + Self.tenths(walk.end - walk.start))
            }
        }
    }

    /// All parts that start at a position.
    subscript(start: Int) -> [PassphraseEstimate.Part] { parts[start] }

    private mutating func add(_ kind: PassphraseRule.Kind, _ start: Int, _ end: Int, _ cost: Int) {
        parts[start].append(.init(kind: kind, start: start, end: end, cost: cost))
    }

    // MARK: - Words

    private mutating func addWords(of text: [UInt32], names: [[UInt32]], extra: Int, isReversed: Bool) {
        let bytes = PassphraseAlphabet.bytes(text)
        func place(_ start: Int, _ length: Int) -> (Int, Int) {
            isReversed ? (bytes.count - start - length, bytes.count - start) : (start, start + length)
        }
        for start in bytes.indices {
            for name in names where text[start...].starts(with: name) {
                let (start, end) = place(start, name.count)
                add(.name, start, end, Self.nameCost + extra)
            }
            for (word, isJoining) in PassphraseWordList.byFirst[bytes[start]] ?? [] where bytes[start...].starts(with: word) {
                let (start, end) = place(start, word.count)
                add(.common, start, end, (isJoining ? Self.joiningCost : Self.wordCost) + extra)
            }
            CommonPassphrases.prefixes(of: bytes, from: start) { length, rank in
                let (start, end) = place(start, length)
                add(.common, start, end, (rank == .frequent ? Self.frequentCost : Self.commonCost) + extra)
            }
        }
    }

    // MARK: - Patterns

    /// Repetitions of the preceding text, forwards or reversed.
    private mutating func addRepetitions(at start: Int) {
        let most = min(start, text.count - start, Self.maxRepetitionLength)
        guard most > 0 else { return }
        for length in 1...most {
            if (0..<length).allSatisfy({ text[start + $0] == text[start - length + $0] }) { add(.repetition, start, start + length, 15) }
            if length > 2, (0..<length).allSatisfy({ text[start + $0] == text[start - 1 - $0] }) {
                add(.repetition, start, start + length, 30)
            }
        }
    }

    /// Three or more scalars that are equal or change by a constant step: `aaaa`, `4567`, `fedc`, `2468`.
    private mutating func addSequences(at start: Int) {
        guard start + 2 < text.count else { return }
        let step = Int(text[start + 1]) - Int(text[start])
        guard abs(step) <= 2 else { return }
        var end = start + 2
        while end < text.count, end - start < Self.maxRepetitionLength, Int(text[end]) - Int(text[end - 1]) == step { end += 1 }
        guard end - start >= 3 else { return }
        // Shorter parts are added as well, since the rest may belong to another part.
        for end in start + 3...end { add(.sequence, start, end, 50 + Self.tenths(end - start)) }
    }

    /// Years from 1900 to 2039, and dates in common orders, with and without separators.
    private mutating func addDays(at start: Int) {
        if isYear(at: start) { add(.day, start, start + 4, Self.yearCost) }
        for shape in Self.dayShapes {
            var position = start
            var fits = true
            for field in shape {
                switch field {
                case .sign:
                    if position < text.count, [0x2D, 0x2E, 0x2F].contains(text[position]) { position += 1 } else { fits = false }
                case .year:
                    fits = fits && isYear(at: position)
                    position += 4
                case .upTo(let most):
                    fits = fits && (number(at: position).map { $0 <= most } ?? false)
                    position += 2
                }
            }
            if fits { add(.day, start, position, Self.dayCost) }
        }
    }

    private enum Field {
        case sign, year
        case upTo(Int)
    }

    private static let dayShapes: [[Field]] = [[Field]](
        [
            [.upTo(31), .upTo(12), .year], [.upTo(12), .upTo(31), .year], [.year, .upTo(12), .upTo(31)],
            [.upTo(31), .upTo(12), .upTo(99)], [.upTo(12), .upTo(31), .upTo(99)],
        ]
    ).flatMap { fields in [fields, Array(fields.map { [$0] }.joined(separator: [.sign]))] }

    private func number(at position: Int) -> Int? {
        guard position + 1 < text.count, PassphraseAlphabet.isDigit(text[position]), PassphraseAlphabet.isDigit(text[position + 1]) else {
            return nil
        }
        return Int(text[position] - 0x30) * 10 + Int(text[position + 1] - 0x30)
    }

    private func isYear(at position: Int) -> Bool {
        guard let century = number(at: position), let year = number(at: position + 2) else { return false }
        return century == 19 || century == 20 && year < 40
    }

    /// Ten times the base-2 logarithm, rounded down to whole bits.
    private static func tenths(_ count: Int) -> Int { count < 2 ? 0 : 10 * (Int.bitWidth - 1 - count.leadingZeroBitCount) }
}
