/// A growing output buffer for a page, with the context of its rendering.
///
/// The buffer is one allocation of 32 KB that doubles when full. Markup is only accepted as `StaticString`; everything else is escaped.
public struct HTMLWriter: ~Copyable {
    /// The input of the rendering, and what views have reported so far.
    public var page: PageContext

    /// The number of bytes written.
    @inlinable public var count: Int { end }

    @usableFromInline var end: Int
    @usableFromInline var storage: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int

    public init(page: PageContext = PageContext(), capacity: Int = 32_768) {
        self.page = page
        end = 0
        self.capacity = max(capacity, 64)
        storage = .allocate(capacity: self.capacity)
    }

    deinit {
        storage.deallocate()
    }

    /// The output, valid until the next write.
    public var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: storage, count: count) }

    /// A copy of the output.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Resets the writer for another rendering and keeps the allocated memory.
    public mutating func begin(_ page: PageContext) {
        end = 0
        self.page = page
    }
}

// MARK: - Writing markup

extension HTMLWriter {
    /// Writes literal markup.
    @inlinable @inline(__always)
    public mutating func raw(_ markup: StaticString) {
        append(markup.utf8Start, count: markup.utf8CodeUnitCount)
    }

    /// Writes one byte without escaping.
    @inlinable @inline(__always)
    public mutating func raw(_ byte: UInt8) {
        reserve(1)
        storage[end] = byte
        end &+= 1
    }

    /// Writes an integer in ASCII digits.
    @inlinable
    public mutating func integer(_ number: Int64) {
        var rest = number.magnitude
        var digits = 1
        while rest >= 10 {
            rest /= 10
            digits &+= 1
        }
        if number < 0 { raw(UInt8(ascii: "-")) }
        reserve(digits)
        rest = number.magnitude
        var position = end &+ digits
        end = position
        for _ in 0..<digits {
            position &-= 1
            storage[position] = UInt8(truncatingIfNeeded: rest % 10) &+ UInt8(ascii: "0")
            rest /= 10
        }
    }
}

// MARK: - The buffer

extension HTMLWriter {
    @inlinable @inline(__always)
    mutating func reserve(_ more: Int) {
        if capacity &- end < more { grow(by: more) }
    }

    @inlinable @inline(__always)
    mutating func append(_ bytes: UnsafePointer<UInt8>, count length: Int) {
        reserve(length)
        (storage + end).initialize(from: bytes, count: length)
        end &+= length
    }

    @usableFromInline @inline(never)
    mutating func grow(by more: Int) {
        let larger = max(capacity * 2, count + more)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        moved.moveInitialize(from: storage, count: count)
        storage.deallocate()
        storage = moved
        capacity = larger
    }

    /// Inserts markup at an earlier position, such as an attribute that depends on later content.
    mutating func insert(_ markup: StaticString, at offset: Int) {
        let length = markup.utf8CodeUnitCount
        reserve(length)
        let place = storage + offset
        (place + length).update(from: place, count: count - offset)
        place.update(from: markup.utf8Start, count: length)
        end += length
        page.shiftRegions(after: offset, by: length)
    }
}
