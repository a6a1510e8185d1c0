/// A fast 64-bit hash to detect changed content, stable within one process. Not cryptographically secure.
enum ContentHash {
    static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
        let raw = UnsafeRawBufferPointer(bytes)
        var position = 0
        while raw.count - position >= 16 {
            let first = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            let second = raw.loadUnaligned(fromByteOffset: position + 8, as: UInt64.self)
            hash = mix(first ^ 0xA076_1D64_78BD_642F, second ^ hash)
            position += 16
        }
        while position < raw.count {
            var word: UInt64 = 0
            var shift: UInt64 = 0
            while position < raw.count, shift < 64 {
                word |= UInt64(raw[position]) << shift
                shift += 8
                position += 1
            }
            hash = mix(word ^ 0xE703_7ED1_A0B4_28DB, hash)
        }
        return mix(hash, 0x8EBC_6AF0_9C88_C6E3)
    }

    private static func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let product = first.multipliedFullWidth(by: second)
        return product.high ^ product.low
    }
}
