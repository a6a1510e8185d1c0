/// One field that is being collected: its tag and its lines, separated by LF.
struct MT940Field {
    /// The maximum length of a field: 64 KiB. SWIFT allows 390 characters.
    static let maximumLength = 64 << 10

    private(set) var tag: MT940Tag?
    private(set) var line = 0
    private(set) var content: [UInt8] = []
    private(set) var isTruncated = false

    mutating func begin(_ tag: MT940Tag, line: Int, content first: UnsafeRawBufferPointer) {
        self.tag = tag
        self.line = line
        isTruncated = false
        content.removeAll(keepingCapacity: true)
        add(first)
    }

    mutating func append(_ line: UnsafeRawBufferPointer) {
        guard tag != nil, !line.isEmpty else { return }
        if content.count < Self.maximumLength { content.append(UInt8(ascii: "\n")) }
        add(line)
    }

    mutating func close() { tag = nil }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let room = Self.maximumLength - content.count
        if bytes.count > room { isTruncated = true }
        content.append(contentsOf: bytes.prefix(max(room, 0)))
    }
}
