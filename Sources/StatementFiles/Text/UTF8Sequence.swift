/// Validates UTF-8 (Unicode Standard, table 3-7).
enum UTF8Sequence {
    enum Validation {
        /// All bytes are valid.
        case valid
        /// The bytes end inside the sequence that starts at an index.
        case incomplete(at: Int)
        /// The `length` bytes at an index are invalid: the longest valid prefix of a sequence, or a single byte.
        case invalid(at: Int, length: Int)
    }

    /// Finds the first invalid or incomplete sequence from an index.
    static func firstInvalidSequence(in text: UnsafeRawBufferPointer, from start: Int = 0) -> Validation {
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
            guard length > 0 else { return .invalid(at: index, length: 1) }
            if valid < length {
                return index + valid == count ? .incomplete(at: index) : .invalid(at: index, length: valid)
            }
            index += length
        }
        return .valid
    }

    /// The length of the sequence at an index by its first byte, and the number of its valid bytes. The length is 0 if the byte starts no sequence.
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

/// Passes valid UTF-8 through.
final class UTF8Decoder: CharacterDecoder {
    func decode(_ input: UnsafeRawBufferPointer, isEnd: Bool, into output: UnsafeMutableRawBufferPointer) -> DecodingResult {
        // Truncating the input to the output's size leaves at most one incomplete character.
        let room = min(input.count, output.count)
        let text = UnsafeRawBufferPointer(rebasing: input[..<room])
        switch UTF8Sequence.firstInvalidSequence(in: text) {
        case .valid: return step(text, room, room < input.count ? .outputFull : .needsInput, output)
        case .incomplete(let index):
            if room < input.count { return step(text, index, .outputFull, output) }
            return step(text, index, isEnd ? .invalid(length: room - index) : .needsInput, output)
        case .invalid(let index, let length): return step(text, index, .invalid(length: length), output)
        }
    }

    private func step(
        _ text: UnsafeRawBufferPointer, _ count: Int, _ stopReason: DecodingResult.StopReason, _ output: UnsafeMutableRawBufferPointer
    ) -> DecodingResult {
        output.copyMemory(from: UnsafeRawBufferPointer(rebasing: text[..<count]))
        return DecodingResult(consumed: count, written: count, stopReason: stopReason)
    }
}
