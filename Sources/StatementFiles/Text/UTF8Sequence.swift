/// Validity of UTF-8 (Unicode Standard, table 3-7).
enum UTF8Sequence {

    enum Finding {
        /// Everything is valid.
        case end
        /// A sequence begins at an index and the bytes end before it does.
        case incomplete(at: Int)
        /// The bytes at an index, so many, are no character: the longest front of one, or one byte.
        case damaged(at: Int, length: Int)
    }

    /// The first place from an index where the bytes are not whole characters.
    static func firstFault(in text: UnsafeRawBufferPointer, from start: Int = 0) -> Finding {
        var index = start
        let count = text.count
        while index < count {
            while index + 8 <= count, text.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 { index += 8 }
            guard index < count else { break }
            if text[index] < 0x80 {
                index += 1
                continue
            }
            let (length, valid) = sequence(at: index, in: text)
            guard length > 0 else { return .damaged(at: index, length: 1) }
            if valid < length {
                return index + valid == count ? .incomplete(at: index) : .damaged(at: index, length: valid)
            }
            index += length
        }
        return .end
    }

    /// How long the sequence of a first byte is, and how many of its bytes are there; a length of 0 for a byte that begins none.
    static func sequence(at index: Int, in text: UnsafeRawBufferPointer) -> (length: Int, valid: Int) {
        let byte = text[index]
        guard byte >= 0xC2, byte <= 0xF4 else { return (0, 0) }
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        let second: ClosedRange<UInt8> =
            switch byte {
            case 0xE0: 0xA0...0xBF
            case 0xED: 0x80...0x9F
            case 0xF0: 0x90...0xBF
            case 0xF4: 0x80...0x8F
            default: 0x80...0xBF
            }
        var valid = 1
        while valid < length, index + valid < text.count {
            let next = text[index + valid]
            guard valid == 1 ? second.contains(next) : next & 0xC0 == 0x80 else { break }
            valid += 1
        }
        return (length, valid)
    }
}

/// Passes valid UTF-8 on.
final class UTF8Decoder: CharacterDecoder {

    func decode(_ input: UnsafeRawBufferPointer, isEnd: Bool, into output: UnsafeMutableRawBufferPointer) -> DecodingStep {
        // A cut never leaves more than the front of one character.
        let room = min(input.count, output.count)
        let text = UnsafeRawBufferPointer(rebasing: input[..<room])
        switch UTF8Sequence.firstFault(in: text) {
        case .end: return step(text, room, room < input.count ? .needsRoom : .needsInput, output)
        case .incomplete(let index):
            if room < input.count { return step(text, index, .needsRoom, output) }
            return step(text, index, isEnd ? .damaged(length: room - index) : .needsInput, output)
        case .damaged(let index, let length): return step(text, index, .damaged(length: length), output)
        }
    }

    private func step(
        _ text: UnsafeRawBufferPointer, _ count: Int, _ stop: DecodingStep.Stop, _ output: UnsafeMutableRawBufferPointer
    ) -> DecodingStep {
        output.copyMemory(from: UnsafeRawBufferPointer(rebasing: text[..<count]))
        return DecodingStep(consumed: count, written: count, stop: stop)
    }
}
