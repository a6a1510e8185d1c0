/// Decodes UTF-16 in either byte order, without a byte order mark.
final class UTF16Decoder: CharacterDecoder {
    private let isLittleEndian: Bool

    init(isLittleEndian: Bool) {
        self.isLittleEndian = isLittleEndian
    }

    func decode(_ input: UnsafeRawBufferPointer, isEnd: Bool, into output: UnsafeMutableRawBufferPointer) -> DecodingResult {
        var index = 0
        var written = 0
        func result(_ reason: DecodingResult.StopReason) -> DecodingResult {
            DecodingResult(consumed: index, written: written, stopReason: reason)
        }
        while index < input.count {
            guard written + 4 <= output.count else { return result(.outputFull) }
            guard index + 1 < input.count else { return result(isEnd ? .invalid(length: 1) : .needsInput) }
            let unit = unit(at: index, in: input)
            if unit & 0xF800 != 0xD800 {
                written += output.encode(UInt32(unit), at: written)
                index += 2
                continue
            }
            guard unit & 0xFC00 == 0xD800 else { return result(.invalid(length: 2)) }
            guard index + 3 < input.count else { return result(isEnd ? .invalid(length: input.count - index) : .needsInput) }
            let low = self.unit(at: index + 2, in: input)
            guard low & 0xFC00 == 0xDC00 else { return result(.invalid(length: 2)) }
            written += output.encode(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF)), at: written)
            index += 4
        }
        return result(.needsInput)
    }

    private func unit(at index: Int, in input: UnsafeRawBufferPointer) -> UInt16 {
        isLittleEndian
            ? UInt16(input[index]) | UInt16(input[index + 1]) << 8
            : UInt16(input[index]) << 8 | UInt16(input[index + 1])
    }
}
