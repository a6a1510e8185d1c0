/// The same rows by hand: literals and text copied into a buffer that is large enough, text escaped byte by byte.
struct HandWriter: ~Copyable {
    private let buffer: UnsafeMutablePointer<UInt8>
    private var count = 0

    init(capacity: Int) {
        buffer = .allocate(capacity: capacity)
    }

    deinit {
        buffer.deallocate()
    }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: buffer, count: count) }

    mutating func write(_ lines: [TableLine]) {
        count = 0
        for line in lines {
            markup("<tr class=\"row\"><td class=\"payee\"><a href=\"")
            text(line.path)
            markup("\">")
            text(line.payee)
            markup("</a></td><td class=\"category\">")
            text(line.category)
            markup("</td><td class=\"amount\"><span class=\"figure\">")
            text(line.amount)
            markup("</span></td></tr>")
        }
    }

    private mutating func markup(_ literal: StaticString) {
        (buffer + count).update(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
        count += literal.utf8CodeUnitCount
    }

    private mutating func text(_ string: String) {
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "&"): markup("&amp;")
            case UInt8(ascii: "<"): markup("&lt;")
            case UInt8(ascii: ">"): markup("&gt;")
            case UInt8(ascii: "\""): markup("&quot;")
            case UInt8(ascii: "'"): markup("&#39;")
            default:
                buffer[count] = byte
                count += 1
            }
        }
    }
}
