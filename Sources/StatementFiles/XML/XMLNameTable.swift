/// A hash table that maps the element names of a format to numbers from 1, so that readers compare numbers instead of strings.
///
/// Names are compared without their namespace prefix (up to the last `:`). Unknown names have the number 0.
struct XMLNameTable: Sendable {
    private let names: [StaticString]
    private var slots: [UInt8]
    private let mask: Int

    /// - Parameter names: at most 254 names; the first has the number 1.
    init(_ names: [StaticString]) {
        self.names = Array(names.prefix(254))
        var size = 64
        while size < self.names.count * 4 { size *= 2 }
        mask = size - 1
        slots = [UInt8](repeating: 0, count: size)
        for (index, name) in self.names.enumerated() {
            var hash = Self.basis
            for position in 0..<name.utf8CodeUnitCount { hash = Self.hash(hash, name.utf8Start[position]) }
            var slot = Int(truncatingIfNeeded: hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt8(index + 1)
        }
    }

    /// The number of a zero-terminated name.
    func number(of name: UnsafePointer<CChar>) -> UInt8 {
        var hash = Self.basis
        var start = 0
        var end = 0
        while true {
            let byte = UInt8(bitPattern: name[end])
            if byte == 0 { break }
            end += 1
            if byte == UInt8(ascii: ":") {
                hash = Self.basis
                start = end
            } else {
                hash = Self.hash(hash, byte)
            }
        }
        let local = UnsafeRawBufferPointer(start: name + start, count: end - start)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if local.equals(names[Int(slots[slot]) - 1]) { return slots[slot] }
            slot = (slot + 1) & mask
        }
        return 0
    }

    // FNV-1a, 32 bits.
    private static let basis: UInt32 = 2_166_136_261

    @inline(__always)
    private static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }
}
