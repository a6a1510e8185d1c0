import Models

/// A sliding window over UTF-8 text. Scanners inspect the buffered bytes and consume them from the start.
///
/// The window owns one buffer, which grows to hold the longest token, up to `maximumToken`.
package final class ByteWindow {
    /// The maximum length of a line, field or tag: 4 MiB.
    package static let maximumToken = 4 << 20

    private let source: any ByteSource
    private var storage: UnsafeMutableRawBufferPointer
    private var start = 0
    private var end = 0
    private var sourceEnded = false

    /// The line number of the first unread byte, from 1.
    package private(set) var line = 1

    /// The number of bytes consumed.
    package private(set) var position = 0

    /// - Parameter source: a source of UTF-8 (see `UTF8Source`).
    package init(_ source: any ByteSource, capacity: Int = 256 << 10) {
        self.source = source
        storage = .allocate(byteCount: max(capacity, 64), alignment: 16)
    }

    deinit {
        storage.deallocate()
    }

    /// The buffered, unconsumed bytes. Valid until the next `fill` or `nextLine`.
    package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[start..<end]) }

    /// Appends bytes from the source to the window.
    ///
    /// - Returns: false at the end of the text.
    package func fill() throws -> Bool {
        guard !sourceEnded else { return false }
        if start > 0 {
            let kept = UnsafeRawBufferPointer(rebasing: storage[start..<end])
            UnsafeMutableRawBufferPointer(rebasing: storage[..<kept.count]).copyMemory(from: kept)
            end -= start
            start = 0
        }
        // A source needs space for a few characters at least, so the buffer grows before it is full.
        if storage.count - end < 32 {
            guard storage.count < Self.maximumToken else {
                throw StatementFileError(.hostile, line: line, code: .fileLineTooLong)
            }
            let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: storage.count * 2, alignment: 16)
            larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[..<end]))
            storage.deallocate()
            storage = larger
        }
        let count = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: storage[end...]))
        if count == 0 { sourceEnded = true }
        end += count
        return count > 0
    }

    /// Consumes `count` bytes and counts the lines in them.
    package func consume(_ count: Int) {
        consume(count, lines: countNewlines(UnsafeRawBufferPointer(rebasing: storage[start..<start + count])))
    }

    /// Consumes `count` bytes in which as many lines end.
    package func consume(_ count: Int, lines: Int) {
        line += lines
        start += count
        position += count
    }

    /// Consumes one line and returns it without its terminator (LF, CRLF or CR); nil at the end of the text.
    ///
    /// Afterwards `line` is the number of the following line.
    package func nextLine() throws -> UnsafeRawBufferPointer? {
        var searched = 0
        while true {
            let window = UnsafeRawBufferPointer(rebasing: storage[start..<end])
            var index = searched
            while index < window.count, window[index] != UInt8(ascii: "\n"), window[index] != UInt8(ascii: "\r") { index += 1 }
            // A CR at the end of the window may be the first half of a CRLF.
            if index < window.count, window[index] == UInt8(ascii: "\n") || index + 1 < window.count || sourceEnded {
                let isPair = window[index] == UInt8(ascii: "\r") && index + 1 < window.count && window[index + 1] == UInt8(ascii: "\n")
                return makeLine(index, ending: isPair ? 2 : 1)
            }
            searched = index
            if try !fill() {
                if start == end { return nil }
                if searched < end - start { continue }
                return makeLine(end - start, ending: 0)
            }
        }
    }

    private func makeLine(_ length: Int, ending: Int) -> UnsafeRawBufferPointer {
        let bytes = UnsafeRawBufferPointer(rebasing: storage[start..<start + length])
        start += length + ending
        position += length + ending
        line += 1
        return bytes
    }
}
