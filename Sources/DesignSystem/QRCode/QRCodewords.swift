/// Bytes as the codewords of a QR code: mode, length, padding, error correction, interleaving. Source: ISO/IEC 18004:2015, 7.4 to 7.6.
enum QRCodewords {
    static func make(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
        interleaved(data(bytes, version), version)
    }

    private static func data(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for bit in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> bit & 1 == 1) }
        }
        append(0b0100, 4)
        append(bytes.count, version.lengthBits)
        for byte in bytes { append(Int(byte), 8) }
        let capacity = version.dataCodewords * 8
        append(0, min(4, capacity - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var codewords = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var pad: UInt8 = 0xEC
        while codewords.count < version.dataCodewords {
            codewords.append(pad)
            pad ^= 0xEC ^ 0x11
        }
        return codewords
    }

    /// The interleaved codewords of the blocks, first all data, then all error correction. The first blocks can be shorter by one.
    private static func interleaved(_ data: [UInt8], _ version: QRVersion) -> [UInt8] {
        let short = data.count / version.blocks
        let shorter = version.blocks - data.count % version.blocks
        var blocks: [[UInt8]] = []
        var start = 0
        for index in 0..<version.blocks {
            let end = start + short + (index < shorter ? 0 : 1)
            blocks.append(Array(data[start..<end]))
            start = end
        }
        let corrections = blocks.map { correction(of: $0, count: version.correction) }
        var result: [UInt8] = []
        for index in 0...short { for block in blocks where index < block.count { result.append(block[index]) } }
        for index in 0..<version.correction { for correction in corrections { result.append(correction[index]) } }
        return result
    }

    /// The remainder of the data's polynomial divided by the generator's, over the field of 256 elements modulo x⁸ + x⁴ + x³ + x² + 1.
    static func correction(of data: [UInt8], count: Int) -> [UInt8] {
        let generator = generator(count)
        var remainder = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ remainder[0]
            remainder = Array(remainder.dropFirst()) + [0]
            for index in 0..<count { remainder[index] ^= product(generator[index], factor) }
        }
        return remainder
    }

    /// (x − 1)(x − 2)(x − 4) …, without its leading coefficient.
    private static func generator(_ degree: Int) -> [UInt8] {
        var polynomial: [UInt8] = [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            var next = polynomial + [0]
            for (index, coefficient) in polynomial.enumerated() { next[index + 1] ^= product(coefficient, root) }
            polynomial = next
            root = product(root, 2)
        }
        return Array(polynomial.dropFirst())
    }

    private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var sum: UInt8 = 0
        var (left, right) = (left, right)
        while right > 0 {
            if right & 1 == 1 { sum ^= left }
            left = left << 1 ^ (left & 0x80 == 0 ? 0 : 0x1D)
            right >>= 1
        }
        return sum
    }
}
