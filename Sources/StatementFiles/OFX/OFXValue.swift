/// The value after a start tag: a range of the window, or text collected from several parts around CDATA sections and comments.
struct OFXValue {
    private var raw = UnsafeRawBufferPointer(start: nil, count: 0)
    private var collected: [UInt8] = []
    private var isCollected = false

    /// Sets a contiguous value.
    mutating func set(_ bytes: UnsafeRawBufferPointer) {
        raw = bytes
        isCollected = false
    }

    /// Starts a value of several parts.
    mutating func beginCollecting() {
        collected.removeAll(keepingCapacity: true)
        isCollected = true
    }

    /// Appends text with entities resolved.
    mutating func append(_ text: UnsafeRawBufferPointer) { OFXText.append(text, to: &collected) }

    /// Appends CDATA text, in which `&` is not an entity.
    mutating func appendLiterally(_ text: UnsafeRawBufferPointer) { OFXText.appendLiterally(text, to: &collected) }

    /// Whether the value is blank.
    var isBlank: Bool {
        if isCollected { return collected.allSatisfy { $0 <= 0x20 } }
        for byte in raw where byte > 0x20 { return false }
        return true
    }

    /// The trimmed text with entities resolved; nil if it is blank.
    var text: String? { isCollected ? OFXText.string(clean: collected) : OFXText.string(raw) }

    /// Calls `body` with the bytes, for amounts and dates.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        isCollected ? collected.withUnsafeBytes(body) : body(raw)
    }
}
