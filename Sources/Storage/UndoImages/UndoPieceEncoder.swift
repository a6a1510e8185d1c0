/// Encodes rows as one piece of an undo image.
///
/// A piece is decoded without the others. Its first byte is the format, 1. Records follow: `T` starts a table (name, number of columns,
/// their names), which gets the next number from 0; `R` is a row (number of the table, then the values in the order of its columns). A
/// value is a type byte (0 NULL, 1 integer, 2 text, 3 bytes) and its content. Integers are in the zigzag and variable-length form of
/// Protocol Buffers (*Encoding*, protobuf.dev), lengths and numbers likewise without sign; text is UTF-8 after its length.
struct UndoPieceEncoder {
    /// The encoded piece; empty without rows.
    private(set) var bytes: [UInt8] = []
    private var tables: [ImageTable] = []

    static let format: UInt8 = 1
    static let tableMark = UInt8(ascii: "T")
    static let rowMark = UInt8(ascii: "R")

    /// The size in bytes from which a piece gets no more rows, so that it has at most 64 KiB if no row is longer than 4 KiB.
    static let fullSize = 61_440

    var isFull: Bool { bytes.count >= Self.fullSize }

    /// Appends a row.
    ///
    /// - Parameter values: one for each column of the table.
    mutating func append(_ values: [Value], of table: ImageTable) {
        if bytes.isEmpty { bytes.append(Self.format) }
        let number = number(of: table)
        bytes.append(Self.rowMark)
        append(UInt64(number))
        for value in values { append(value) }
    }

    /// Starts the next piece, and keeps the memory.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        tables.removeAll(keepingCapacity: true)
    }

    private mutating func number(of table: ImageTable) -> Int {
        if let number = tables.firstIndex(where: { $0.name == table.name }) { return number }
        bytes.append(Self.tableMark)
        append(table.name)
        append(UInt64(table.columns.count))
        for column in table.columns { append(column) }
        tables.append(table)
        return tables.count - 1
    }

    private mutating func append(_ value: Value) {
        switch value {
        case .null: bytes.append(0)
        case .integer(let number):
            bytes.append(1)
            append(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
        case .text(let text):
            bytes.append(2)
            append(text)
        case .blob(let content):
            bytes.append(3)
            append(UInt64(content.count))
            bytes += content
        }
    }

    private mutating func append(_ text: String) {
        append(UInt64(text.utf8.count))
        bytes += text.utf8
    }

    private mutating func append(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
