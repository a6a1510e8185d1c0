extension UnsafeRawBufferPointer {
    /// The bytes without spaces, tabs, CR and LF at both ends.
    func trimmed() -> UnsafeRawBufferPointer {
        var low = 0
        var high = count
        while low < high, self[low] <= 0x20 { low += 1 }
        while high > low, self[high - 1] <= 0x20 { high -= 1 }
        return UnsafeRawBufferPointer(rebasing: self[low..<high])
    }

    /// The bytes, which are valid UTF-8, as a string.
    var text: String { String(decoding: self, as: UTF8.self) }

    /// The trimmed bytes as a string; nil if no bytes remain.
    var trimmedText: String? {
        let trimmed = trimmed()
        return trimmed.isEmpty ? nil : trimmed.text
    }

    /// Whether the bytes equal an ASCII string.
    func equals(_ other: StaticString) -> Bool {
        guard count == other.utf8CodeUnitCount else { return false }
        for index in 0..<count where self[index] != other.utf8Start[index] { return false }
        return true
    }

    /// Whether the bytes start with an ASCII string.
    func hasPrefix(_ other: StaticString) -> Bool {
        guard count >= other.utf8CodeUnitCount else { return false }
        for index in 0..<other.utf8CodeUnitCount where self[index] != other.utf8Start[index] { return false }
        return true
    }
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
