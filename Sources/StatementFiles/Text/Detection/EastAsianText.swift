import Models

/// Costs of words in an East Asian encoding, whose characters have one byte or more.
struct EastAsianText {
    /// The cost of bytes that are no character.
    private static let invalidCost = 25
    private static let frequentCost = 8

    private let encoding: TextEncoding
    private let decoder: any CharacterDecoder
    private let frequent: Set<UInt32>

    /// - Returns: nil for other encodings, or if this machine cannot convert it.
    init?(_ encoding: TextEncoding) {
        guard let decoder = try? UTF8Source.decoder(for: encoding) else { return nil }
        (self.encoding, self.decoder) = (encoding, decoder)
        switch encoding {
        case .gb18030: frequent = EastAsianLetters.simplifiedChinese
        case .big5: frequent = EastAsianLetters.traditionalChinese
        case .shiftJIS, .eucJP: frequent = EastAsianLetters.kanji
        case .eucKR: frequent = EastAsianLetters.hangul
        default: return nil
        }
    }

    /// The cost of a word. ASCII characters cost nothing.
    func cost(of word: [UInt8]) -> Int {
        var cost = 0
        var count = 0
        forEachCharacter(of: word) { scalar, range in
            guard word[range.lowerBound] >= 0x80 else { return }
            guard let scalar else {
                cost += Self.invalidCost
                return
            }
            cost += frequent.contains(scalar) ? Self.frequentCost : self.cost(of: scalar, word[range])
            // Words of both scripts are rare, and those with half-width katakana rarer.
            let neighbours = [range.lowerBound - 1, range.upperBound].filter { word.indices.contains($0) && Self.isLetter(word[$0]) }
            cost += neighbours.count * (range.count == 1 ? 8 : 4)
            count += 1
        }
        // The same applies to words of a single character, or with one.
        if count == 1 { cost += 4 }
        return cost
    }

    // MARK: - Private

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// The cost of a character by the part of the character set that it is in: standards have frequent characters first.
    private func cost(of scalar: UInt32, _ bytes: ArraySlice<UInt8>) -> Int {
        let lead = bytes[bytes.startIndex]
        switch scalar {
        case 0x3040...0x30FF: return encoding == .shiftJIS || encoding == .eucJP ? 7 : 14
        case 0xFF61...0xFF9F: return 8
        case 0x3000...0x303F, 0xFF00...0xFF60: return 9
        default: break
        }
        switch encoding {
        case .gb18030: return (0xB0...0xD7).contains(lead) ? 12 : (0xD8...0xF7).contains(lead) ? 16 : 20
        case .big5: return (0xA4...0xC6).contains(lead) ? 12 : (0xC9...0xF9).contains(lead) ? 16 : 20
        case .shiftJIS: return (0x88...0x97).contains(lead) ? 12 : (0x98...0xEA).contains(lead) ? 16 : 20
        case .eucJP: return bytes.count > 2 ? 22 : (0xB0...0xCF).contains(lead) ? 12 : (0xD0...0xF4).contains(lead) ? 16 : 20
        default: return (0xAC00...0xD7A3).contains(scalar) && (0xB0...0xC8).contains(lead) ? 10 : 18
        }
    }

    private func forEachCharacter(of word: [UInt8], _ body: (UInt32?, Range<Int>) -> Void) {
        var index = 0
        while index < word.count {
            var length = max(length(at: index, in: word), 1)
            let scalar = decoder.scalar(of: word[index..<index + length])
            if scalar == nil { length = 1 }
            body(scalar, index..<index + length)
            index += length
        }
    }

    /// The length of the character at an index by its first bytes; 0 if they start none or the word ends.
    private func length(at index: Int, in word: [UInt8]) -> Int {
        let lead = word[index]
        guard lead >= 0x80 else { return 1 }
        if encoding == .shiftJIS, (0xA1...0xDF).contains(lead) { return 1 }
        guard index + 1 < word.count else { return 0 }
        var length = 2
        if encoding == .gb18030, (0x30...0x39).contains(word[index + 1]) { length = 4 }
        if encoding == .eucJP, lead == 0x8F { length = 3 }
        return index + length <= word.count ? length : 0
    }
}

extension CharacterDecoder {
    /// The code point of the bytes of one character; nil if they are invalid or several.
    func scalar(of bytes: some Collection<UInt8>) -> UInt32? {
        withUnsafeTemporaryAllocation(byteCount: 24, alignment: 8) { memory in
            let input = UnsafeMutableRawBufferPointer(rebasing: memory[..<min(bytes.count, 8)])
            let output = UnsafeMutableRawBufferPointer(rebasing: memory[8...])
            input.copyBytes(from: bytes.prefix(8))
            let result = decode(UnsafeRawBufferPointer(input), isEnd: true, into: output)
            guard case .needsInput = result.stopReason, result.consumed == input.count else { return nil }
            let scalars = String(decoding: UnsafeRawBufferPointer(rebasing: output[..<result.written]), as: UTF8.self).unicodeScalars
            return scalars.count == 1 ? scalars.first?.value : nil
        }
    }
}
