/// Turns any encoding that Coffer reads into UTF-8 while the bytes flow, so that every scanner sees UTF-8 only.
///
/// Refuses bytes that the encoding does not have, and zero bytes, which no statement holds. Lines are counted for the error only.
package final class UTF8Source: ByteSource {
    private let source: any ByteSource
    private let encoding: TextEncoding
    private var skip: Int
    private var raw: [UInt8] = []
    private var pending: [UInt8] = []
    private var line = 1
    private var ended = false

    /// - Parameter skip: length of the byte order mark.
    package init(_ source: any ByteSource, encoding: TextEncoding, skippingMark skip: Int = 0) {
        self.source = source
        self.encoding = encoding
        self.skip = skip
    }

    package func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        switch encoding {
        case .utf8: try readUTF8(into: buffer)
        case .windows1252, .latin1: try readSingleBytes(into: buffer)
        case .utf16LittleEndian, .utf16BigEndian: try readUTF16(into: buffer)
        }
    }

    // MARK: - UTF-8

    private func readUTF8(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        while true {
            let carried = pending.count
            pending.withUnsafeBytes { buffer.copyMemory(from: $0) }
            pending.removeAll(keepingCapacity: true)
            let fresh = try rawRead(into: UnsafeMutableRawBufferPointer(rebasing: buffer[carried...]))
            let count = carried + fresh
            guard count > 0 else { return 0 }
            let text = UnsafeRawBufferPointer(rebasing: buffer[..<count])
            let valid = try validUTF8Prefix(of: text, atEnd: fresh == 0)
            if valid < count { pending.append(contentsOf: text[valid...]) }
            if valid > 0 {
                line += countNewlines(UnsafeRawBufferPointer(rebasing: text[..<valid]))
                return valid
            }
        }
    }

    /// How many bytes from the front are whole characters; the rest is the beginning of one.
    private func validUTF8Prefix(of text: UnsafeRawBufferPointer, atEnd: Bool) throws -> Int {
        var index = 0
        let count = text.count
        while index < count {
            while index + 8 <= count {
                let word = text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                let hasZero = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
                guard word & 0x8080_8080_8080_8080 == 0, hasZero == 0 else { break }
                index += 8
            }
            guard index < count else { break }
            let byte = text[index]
            if byte < 0x80 {
                if byte == 0 { throw binary(at: index, in: text) }
                index += 1
                continue
            }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            guard byte >= 0xC2, byte <= 0xF4 else { throw undecodable(at: index, in: text) }
            guard index + length <= count else {
                if atEnd { throw undecodable(at: index, in: text) }
                for offset in index + 1..<count where text[offset] & 0xC0 != 0x80 { throw undecodable(at: index, in: text) }
                return index
            }
            let second = text[index + 1]
            let range: ClosedRange<UInt8> =
                switch byte {
                case 0xE0: 0xA0...0xBF
                case 0xED: 0x80...0x9F
                case 0xF0: 0x90...0xBF
                case 0xF4: 0x80...0x8F
                default: 0x80...0xBF
                }
            guard range.contains(second) else { throw undecodable(at: index, in: text) }
            for offset in index + 2..<max(index + length, index + 2) where text[offset] & 0xC0 != 0x80 {
                throw undecodable(at: index, in: text)
            }
            index += length
        }
        return index
    }

    // MARK: - One byte a character

    private func readSingleBytes(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        // One byte becomes three at most.
        let wanted = max(buffer.count / 3, 1)
        if raw.count < wanted { raw = [UInt8](repeating: 0, count: wanted) }
        let count = try raw.withUnsafeMutableBytes { try rawRead(into: UnsafeMutableRawBufferPointer(rebasing: $0[..<wanted])) }
        var written = 0
        for index in 0..<count {
            let byte = raw[index]
            if byte < 0x80 {
                if byte == 0 { throw StatementFileError(.binary, line: line, message: "The file holds a zero byte and is not text") }
                if byte == UInt8(ascii: "\n") { line += 1 }
                buffer[written] = byte
                written += 1
                continue
            }
            let scalar = encoding == .windows1252 && byte < 0xA0 ? Self.windows1252[Int(byte) - 0x80] : UInt16(byte)
            guard scalar != 0 else {
                throw StatementFileError(
                    .undecodable(encoding: encoding.rawValue), line: line, message: "A byte is not a character of \(encoding.rawValue)",
                    found: "0x" + String(byte, radix: 16, uppercase: true))
            }
            written += encode(UInt32(scalar), into: buffer, at: written)
        }
        return written
    }

    /// 0x80–0x9F of Windows-1252 (WHATWG Encoding, index windows-1252 without its control characters); 0 where there is none.
    private static let windows1252: [UInt16] = [
        0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
        0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
    ]

    // MARK: - UTF-16

    private func readUTF16(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let wanted = max(buffer.count / 6 * 2, 4)
        while true {
            if raw.count < wanted + 4 { raw = [UInt8](repeating: 0, count: wanted + 4) }
            let carried = pending.count
            for (index, byte) in pending.enumerated() { raw[index] = byte }
            pending.removeAll(keepingCapacity: true)
            let fresh = try raw.withUnsafeMutableBytes {
                try rawRead(into: UnsafeMutableRawBufferPointer(rebasing: $0[carried..<carried + wanted - 4]))
            }
            let count = carried + fresh
            guard count > 0 else { return 0 }
            var index = 0
            var written = 0
            while index + 1 < count {
                let unit = unit(at: index)
                if unit & 0xFC00 == 0xD800 {
                    guard index + 3 < count else { break }
                    let low = self.unit(at: index + 2)
                    guard low & 0xFC00 == 0xDC00 else { throw undecodableUnit(unit) }
                    written += encode(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF)), into: buffer, at: written)
                    index += 4
                    continue
                }
                guard unit & 0xFC00 != 0xDC00 else { throw undecodableUnit(unit) }
                if unit == 0 { throw StatementFileError(.binary, line: line, message: "The file holds a zero character and is not text") }
                if unit == 10 { line += 1 }
                written += encode(UInt32(unit), into: buffer, at: written)
                index += 2
            }
            if index < count {
                guard fresh > 0 else { throw undecodableUnit(UInt16(raw[index])) }
                pending.append(contentsOf: raw[index..<count])
            }
            if written > 0 { return written }
        }
    }

    private func unit(at index: Int) -> UInt16 {
        encoding == .utf16LittleEndian
            ? UInt16(raw[index]) | UInt16(raw[index + 1]) << 8
            : UInt16(raw[index]) << 8 | UInt16(raw[index + 1])
    }

    // MARK: - Shared

    private func rawRead(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        while skip > 0 {
            let count = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(skip, buffer.count)]))
            guard count > 0 else { return 0 }
            skip -= count
        }
        return try source.read(into: buffer)
    }

    private func encode(_ scalar: UInt32, into buffer: UnsafeMutableRawBufferPointer, at index: Int) -> Int {
        if scalar < 0x80 {
            buffer[index] = UInt8(scalar)
            return 1
        }
        if scalar < 0x800 {
            buffer[index] = UInt8(0xC0 | scalar >> 6)
            buffer[index + 1] = UInt8(0x80 | scalar & 0x3F)
            return 2
        }
        if scalar < 0x10000 {
            buffer[index] = UInt8(0xE0 | scalar >> 12)
            buffer[index + 1] = UInt8(0x80 | scalar >> 6 & 0x3F)
            buffer[index + 2] = UInt8(0x80 | scalar & 0x3F)
            return 3
        }
        buffer[index] = UInt8(0xF0 | scalar >> 18)
        buffer[index + 1] = UInt8(0x80 | scalar >> 12 & 0x3F)
        buffer[index + 2] = UInt8(0x80 | scalar >> 6 & 0x3F)
        buffer[index + 3] = UInt8(0x80 | scalar & 0x3F)
        return 4
    }

    private func binary(at index: Int, in text: UnsafeRawBufferPointer) -> StatementFileError {
        StatementFileError(.binary, line: lineNumber(of: index, in: text), message: "The file holds a zero byte and is not text")
    }

    private func undecodable(at index: Int, in text: UnsafeRawBufferPointer) -> StatementFileError {
        StatementFileError(
            .undecodable(encoding: encoding.rawValue), line: lineNumber(of: index, in: text),
            message: "Bytes are not \(encoding.rawValue)", found: "0x" + String(text[index], radix: 16, uppercase: true))
    }

    private func undecodableUnit(_ unit: UInt16) -> StatementFileError {
        StatementFileError(
            .undecodable(encoding: encoding.rawValue), line: line, message: "Bytes are not \(encoding.rawValue)",
            found: "0x" + String(unit, radix: 16, uppercase: true))
    }

    private func lineNumber(of index: Int, in text: UnsafeRawBufferPointer) -> Int {
        line + countNewlines(UnsafeRawBufferPointer(rebasing: text[..<index]))
    }
}

/// How many line feeds a run of bytes holds.
func countNewlines(_ bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var index = 0
    // Eight at a time: a byte that was a line feed is zero after the first line, and leaves its top bit after the second.
    while index + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
        let others = ((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | word | 0x7F7F_7F7F_7F7F_7F7F
        count &+= Int(truncatingIfNeeded: ((~others >> 7) &* 0x0101_0101_0101_0101) >> 56)
        index += 8
    }
    while index < bytes.count {
        if bytes[index] == UInt8(ascii: "\n") { count &+= 1 }
        index += 1
    }
    return count
}
