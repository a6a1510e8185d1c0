/// Crockford's base 32 for positive 63-bit numbers: thirteen characters without I, L, O and U.
///
/// Source: Douglas Crockford, "Base 32". Decoding accepts lower case, and `I`, `L` for 1 and `O` for 0.
enum Crockford {
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    private static let values: [UInt8] = {
        var table = [UInt8](repeating: 0xFF, count: 256)
        for (value, letter) in alphabet.enumerated() {
            table[Int(letter)] = UInt8(value)
            if letter >= UInt8(ascii: "A") { table[Int(letter) + 32] = UInt8(value) }
        }
        for letter in "ILil".utf8 { table[Int(letter)] = 1 }
        for letter in "Oo".utf8 { table[Int(letter)] = 0 }
        return table
    }()

    static func encode(_ value: Int64) -> String {
        String(unsafeUninitializedCapacity: 13) { buffer in
            var rest = UInt64(bitPattern: value)
            for index in (0..<13).reversed() {
                buffer[index] = alphabet[Int(rest & 31)]
                rest >>= 5
            }
            return 13
        }
    }

    static func decode(_ text: some Collection<UInt8>) -> Int64? {
        guard text.count == 13 else { return nil }
        var value: UInt64 = 0
        for byte in text {
            let digit = values[Int(byte)]
            guard digit != 0xFF, value >> 58 == 0 else { return nil }
            value = value << 5 | UInt64(digit)
        }
        return Int64(exactly: value)
    }
}
