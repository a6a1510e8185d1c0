/// Line ends of posted text: browsers always send CR LF.
enum LineEnds {
    /// Replaces CR LF and CR by LF.
    static func normalized(_ text: String) -> String {
        var bytes: [UInt8] = []
        var isAfterReturn = false
        for byte in text.utf8 {
            if byte == 13 {
                bytes.append(10)
            } else if !(byte == 10 && isAfterReturn) {
                bytes.append(byte)
            }
            isAfterReturn = byte == 13
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Removes all line ends.
    static func removed(from text: String) -> String {
        String(decoding: text.utf8.filter { $0 != 10 && $0 != 13 }, as: UTF8.self)
    }
}
