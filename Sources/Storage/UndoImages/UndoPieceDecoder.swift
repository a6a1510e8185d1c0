import Models

/// Decodes the rows of one piece that `UndoPieceEncoder` encoded.
struct UndoPieceDecoder {
    private let change: ID<AuditRecord>
    private let bytes: [UInt8]
    private var position = 0
    private var tables: [(name: String, columns: [String])] = []

    /// - Parameter change: the change that the image belongs to.
    init(_ bytes: [UInt8], change: ID<AuditRecord>) throws(StorageError) {
        self.bytes = bytes
        self.change = change
        guard try byte() == UndoPieceEncoder.format else { throw error("has an unknown format") }
    }

    /// The next row; nil at the end.
    ///
    /// - Throws: `StorageError.undoImage` for bytes that no version of Coffer writes.
    mutating func next() throws(StorageError) -> ImageRow? {
        while position < bytes.count {
            switch try byte() {
            case UndoPieceEncoder.tableMark:
                let name = try text()
                var columns: [String] = []
                for _ in 0..<(try count()) { columns.append(try text()) }
                tables.append((name, columns))
            case UndoPieceEncoder.rowMark:
                guard let number = Int(exactly: try unsigned()), tables.indices.contains(number) else {
                    throw error("names an unknown table")
                }
                var values: [Value] = []
                values.reserveCapacity(tables[number].columns.count)
                for _ in tables[number].columns { values.append(try value()) }
                return ImageRow(change: change, table: tables[number].name, columns: tables[number].columns, values: values)
            default: throw error("is damaged")
            }
        }
        return nil
    }

    private mutating func value() throws(StorageError) -> Value {
        switch try byte() {
        case 0: return .null
        case 1:
            let number = try unsigned()
            return .integer(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
        case 2: return .text(try text())
        case 3: return .blob(Array(try content()))
        default: throw error("is damaged")
        }
    }

    private mutating func text() throws(StorageError) -> String { String(decoding: try content(), as: UTF8.self) }

    private mutating func content() throws(StorageError) -> ArraySlice<UInt8> {
        let count = try count()
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// A length or a number of texts, at most the remaining bytes.
    private mutating func count() throws(StorageError) -> Int {
        let number = try unsigned()
        guard number <= UInt64(bytes.count - position) else { throw error("is cut off") }
        return Int(number)
    }

    private mutating func unsigned() throws(StorageError) -> UInt64 {
        var result: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 63, by: 7) {
            let byte = try byte()
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return result }
        }
        throw error("has a number of too many bytes")
    }

    private mutating func byte() throws(StorageError) -> UInt8 {
        guard position < bytes.count else { throw error("is cut off") }
        defer { position += 1 }
        return bytes[position]
    }

    private func error(_ detail: String) -> StorageError { .undoImage(change: change.description, detail: "a piece \(detail)") }
}
