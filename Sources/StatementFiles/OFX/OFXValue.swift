/// What stands behind a start tag: bytes of the window as they are, or what was put together from pieces between CDATA and comments.
struct OFXValue {

    private var raw = UnsafeRawBufferPointer(start: nil, count: 0)
    private var gathered: [UInt8] = []
    private var isGathered = false

    // MARK: - Setting

    /// A value in one piece.
    mutating func set(_ bytes: UnsafeRawBufferPointer) {
        raw = bytes
        isGathered = false
    }

    /// Begins one of several pieces.
    mutating func beginGathering() {
        gathered.removeAll(keepingCapacity: true)
        isGathered = true
    }

    /// Adds text with its entities resolved.
    mutating func append(_ text: UnsafeRawBufferPointer) { OFXText.append(text, to: &gathered) }

    /// Adds text in which `&` means nothing.
    mutating func appendLiterally(_ text: UnsafeRawBufferPointer) { OFXText.appendLiterally(text, to: &gathered) }

    // MARK: - Reading

    /// Whether there is nothing but blanks.
    var isBlank: Bool {
        if isGathered { return gathered.allSatisfy { $0 <= 0x20 } }
        for byte in raw where byte > 0x20 { return false }
        return true
    }

    /// Text with its entities resolved, trimmed; nil where it is blank.
    var text: String? { isGathered ? OFXText.string(clean: gathered) : OFXText.string(raw) }

    /// The bytes, for figures and days.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        isGathered ? gathered.withUnsafeBytes(body) : body(raw)
    }
}
