import Crypto

/// A digest of all decisions of an import. Equal plans have equal digests, so that a commit can be verified against its preview.
struct PlanDigest {
    private var hash = SHA256()
    private var buffer: [UInt8] = []

    init() {
        buffer.reserveCapacity(17 << 10)
    }

    mutating func add(_ number: Int64) {
        withUnsafeBytes(of: number.littleEndian) { buffer.append(contentsOf: $0) }
        if buffer.count >= 16 << 10 { flush() }
    }

    mutating func add(_ text: String) {
        add(Int64(text.utf8.count))
        buffer.append(contentsOf: text.utf8)
    }

    /// The digest in lower-case hexadecimal.
    mutating func finish() -> String {
        flush()
        return hash.finalize().map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }

    private mutating func flush() {
        hash.update(data: buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}
