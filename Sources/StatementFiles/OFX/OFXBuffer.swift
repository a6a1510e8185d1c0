#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The buffered bytes of OFX text with a cursor.
struct OFXBuffer {
    private let window: ByteWindow
    private var bytes: UnsafeRawBufferPointer
    /// The position from which the next token is scanned.
    var cursor = 0
    /// The start of the last token.
    var tokenStart = 0
    /// The position up to which lines are counted. Lines are counted lazily.
    private var counted = 0
    private var countedLine: Int

    init(_ window: ByteWindow) {
        self.window = window
        bytes = window.bytes
        countedLine = window.line
    }

    var count: Int { bytes.count }

    subscript(index: Int) -> UInt8 { bytes[index] }

    subscript(range: Range<Int>) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[range]) }

    subscript(range: PartialRangeFrom<Int>) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[range]) }

    /// The line of the last token, from 1.
    mutating func line() -> Int {
        if tokenStart > counted {
            countedLine += countNewlines(self[counted..<tokenStart])
            counted = tokenStart
        }
        return countedLine
    }

    func find(_ byte: UInt8, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return nil }
        return base.distance(to: UnsafeRawPointer(found))
    }

    func find(_ text: StaticString, from start: Int) -> Int? {
        var index = start
        while let found = find(text.utf8Start[0], from: index) {
            if self[found...].hasPrefix(text) { return found }
            index = found + 1
        }
        return nil
    }

    /// Discards the bytes before `start` and reads more bytes.
    ///
    /// - Returns: false at the end of the text.
    mutating func refill(from start: Int) throws -> Bool {
        tokenStart = max(start, counted)
        _ = line()
        window.consume(start)
        let isFilled = try window.fill()
        bytes = window.bytes
        counted -= start
        cursor = 0
        tokenStart = 0
        return isFilled
    }
}
