/// A window that moves over UTF-8 text: scanners look at what is in it and consume from the front.
///
/// Its memory is one buffer, which grows only as far as one token needs, up to `maximumToken`.
package final class ByteWindow {

    /// The longest line, field or tag that is taken for one: 4 MiB.
    package static let maximumToken = 4 << 20

    private let source: any ByteSource
    private var storage: UnsafeMutableRawBufferPointer
    private var start = 0
    private var end = 0
    private var sourceEnded = false

    /// The line of the first unread byte, from 1.
    package private(set) var line = 1

    /// Bytes consumed so far.
    package private(set) var position = 0

    /// - Parameter source: gives UTF-8 (see `UTF8Source`).
    package init(_ source: any ByteSource, capacity: Int = 256 << 10) {
        self.source = source
        storage = .allocate(byteCount: max(capacity, 64), alignment: 16)
    }

    deinit {
        storage.deallocate()
    }

    /// What is in the window and not consumed. Valid until the next `fill` or `nextLine`.
    package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[start..<end]) }

    /// Brings more bytes into the window behind those that are there; false at the end of the text.
    package func fill() throws -> Bool {
        guard !sourceEnded else { return false }
        if start > 0 {
            let kept = UnsafeRawBufferPointer(rebasing: storage[start..<end])
            UnsafeMutableRawBufferPointer(rebasing: storage[..<kept.count]).copyMemory(from: kept)
            end -= start
            start = 0
        }
        // A source needs room for a few characters even where most of the room is taken.
        if storage.count - end < 32 {
            guard storage.count < Self.maximumToken else {
                throw StatementFileError(.hostile, line: line, message: "A line or field is longer than 4 MiB")
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

    /// Moves the front of the window behind `count` bytes and counts the lines in them.
    package func consume(_ count: Int) {
        line += countNewlines(UnsafeRawBufferPointer(rebasing: storage[start..<start + count]))
        start += count
        position += count
    }

    /// Consumes one line and gives it without its end (LF, CRLF or a lone CR); nil at the end of the text.
    ///
    /// `line` is then the number of the line behind it.
    package func nextLine() throws -> UnsafeRawBufferPointer? {
        var searched = 0
        while true {
            let window = UnsafeRawBufferPointer(rebasing: storage[start..<end])
            var index = searched
            while index < window.count, window[index] != UInt8(ascii: "\n"), window[index] != UInt8(ascii: "\r") { index += 1 }
            // A CR at the seam may be half of a CRLF.
            if index < window.count, window[index] == UInt8(ascii: "\n") || index + 1 < window.count || sourceEnded {
                let isPair = window[index] == UInt8(ascii: "\r") && index + 1 < window.count && window[index + 1] == UInt8(ascii: "\n")
                return take(index, ending: isPair ? 2 : 1)
            }
            searched = index
            if try !fill() {
                if start == end { return nil }
                if searched < end - start { continue }
                return take(end - start, ending: 0)
            }
        }
    }

    private func take(_ length: Int, ending: Int) -> UnsafeRawBufferPointer {
        let taken = UnsafeRawBufferPointer(rebasing: storage[start..<start + length])
        start += length + ending
        position += length + ending
        line += 1
        return taken
    }
}
