/// The details of an entry while they are read. Several `:86:` are joined; `:NS:` is used only if there is no `:86:`.
struct MT940DetailBuffer {
    private var bytes: [UInt8] = []
    private var isNonSwift = false
    private var isTruncated = false

    var details: MT940Details { isNonSwift ? .nonSwift(bytes) : MT940Details(bytes) }

    mutating func append(_ content: [UInt8], isNonSwift: Bool) {
        if isNonSwift != self.isNonSwift {
            guard !isNonSwift || bytes.isEmpty else { return }
            bytes.removeAll(keepingCapacity: true)
            self.isNonSwift = isNonSwift
        }
        guard bytes.count < MT940Field.maximumLength else {
            isTruncated = true
            return
        }
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        bytes.append(contentsOf: content)
    }

    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        isNonSwift = false
    }

    /// Whether details were cut since the last call.
    mutating func takeTruncation() -> Bool {
        defer { isTruncated = false }
        return isTruncated
    }
}
