/// Append-only byte storage for the texts and attributes of one parsed chunk. Offsets stay valid while bytes are appended.
struct XMLArena: ~Copyable {
    private var storage = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    private(set) var count = 0

    deinit {
        storage.deallocate()
    }

    subscript(lower: Int, upper: Int) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[lower..<upper]) }

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        reserve(bytes.count)
        UnsafeMutableRawBufferPointer(rebasing: storage[count...]).copyMemory(from: bytes)
        count += bytes.count
    }

    mutating func append(zeroTerminated text: UnsafePointer<CChar>) {
        var length = 0
        while text[length] != 0 { length += 1 }
        append(UnsafeRawBufferPointer(start: text, count: length))
    }

    /// Removes the bytes from an offset on.
    mutating func truncate(to position: Int) { count = min(count, position) }

    /// Removes the bytes before an offset and moves the rest to the start.
    mutating func removeBytes(before position: Int) {
        guard position > 0 else { return }
        let kept = UnsafeRawBufferPointer(rebasing: storage[min(position, count)..<count])
        storage.copyMemory(from: kept)
        count = kept.count
    }

    private mutating func reserve(_ more: Int) {
        guard count + more > storage.count else { return }
        var size = storage.count
        while size < count + more { size *= 2 }
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[..<count]))
        storage.deallocate()
        storage = larger
    }
}
