public import Localization

extension HTMLWriter {
    /// Writes escaped text, with `& < > " '` as character references, which is safe in every position: between tags, in a quoted attribute,
    /// in a title and in a text area. NUL, which HTML does not allow, becomes U+FFFD.
    @inlinable
    public mutating func text(_ string: String) {
        let written: Void? = string.utf8.withContiguousStorageIfAvailable { text(utf8: $0) }
        if written == nil { text(copying: string) }
    }

    /// Writes an escaped text in the reader's language.
    @inlinable
    public mutating func text(_ text: LocalizedText) {
        if let data = text.data { self.text(data) } else { localized(text) }
    }

    /// Writes escaped text from UTF-8.
    @inlinable
    public mutating func text(utf8: UnsafeBufferPointer<UInt8>) {
        guard let start = utf8.baseAddress else { return }
        let length = utf8.count
        var copied = 0
        var position = 0
        while position < length {
            if length &- position >= 8 {
                let word = UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
                if !Escaping.isNeeded(inWord: word) {
                    position &+= 8
                    continue
                }
            }
            let byte = start[position]
            if Escaping.isNeeded(byte) {
                append(start + copied, count: position &- copied)
                reference(byte)
                copied = position &+ 1
            }
            position &+= 1
        }
        append(start + copied, count: length &- copied)
    }

    @usableFromInline @inline(never)
    mutating func text(copying string: String) {
        var copy = string
        copy.withUTF8 { text(utf8: $0) }
    }

    @usableFromInline @inline(never)
    mutating func localized(_ text: LocalizedText) {
        if let key = text.constantKey { return self.text(page.texts.catalog?.text(key) ?? key) }
        var utf8: [UInt8] = []
        text.append(to: &utf8, in: page.texts)
        utf8.withUnsafeBufferPointer { self.text(utf8: $0) }
    }

    /// Sets the page's title.
    @usableFromInline
    mutating func setTitle(_ title: LocalizedText) {
        page.title = title.string(in: page.texts)
    }

    @usableFromInline @inline(never)
    mutating func reference(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): raw("&amp;")
        case UInt8(ascii: "<"): raw("&lt;")
        case UInt8(ascii: ">"): raw("&gt;")
        case UInt8(ascii: "\""): raw("&quot;")
        case UInt8(ascii: "'"): raw("&#39;")
        default: raw("\u{FFFD}")
        }
    }
}
