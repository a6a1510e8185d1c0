/// Umlauts as banks write them: `ae`, `oe`, `ue`.
enum Transcription {
    /// A folded text with `a`, `o` and `u` for `ae`, `oe` and `ue`; nil if it has none.
    static func plain(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var hasAny = false
        for byte in text.utf8 {
            if byte == UInt8(ascii: "e"), let last = bytes.last, last == 0x61 || last == 0x6F || last == 0x75 {
                hasAny = true
            } else {
                bytes.append(byte)
            }
        }
        return hasAny ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
