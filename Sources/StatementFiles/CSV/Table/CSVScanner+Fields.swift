/// The fields of the current record.
extension CSVScanner {
    /// Whether all fields of the record are empty.
    package var isBlank: Bool {
        for index in fields.indices where !bytes(index).isEmpty { return false }
        return true
    }

    /// Whether the record is blank or has a single cell although the table has several columns: a title, a sentence, a total without a name.
    ///
    /// - Parameter columns: the columns of the table.
    package func isRemark(of columns: Int) -> Bool {
        var filled = 0
        for index in fields.indices where !bytes(index).isEmpty {
            filled += 1
            if filled > 1 || columns < 3 { return false }
        }
        return true
    }

    /// The trimmed raw bytes of a field; empty if the record has fewer fields. Valid until `next`.
    package func bytes(_ index: Int) -> UnsafeRawBufferPointer {
        guard index >= 0, index < fields.count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
        let field = fields[index]
        return Self.withoutFormula(UnsafeRawBufferPointer(rebasing: text.bytes[Int(field.textStart)..<Int(field.textEnd)]))
    }

    /// The text of `="0003"`, a formula by which exports prevent spreadsheets from parsing a number.
    private static func withoutFormula(_ cell: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        guard cell.count >= 3, cell[0] == UInt8(ascii: "="), cell[1] == UInt8(ascii: "\""), cell[cell.count - 1] == UInt8(ascii: "\"")
        else {
            return cell
        }
        return UnsafeRawBufferPointer(rebasing: cell[2..<cell.count - 1]).trimmed()
    }

    /// The trimmed text of a field.
    package func text(_ index: Int) -> String {
        guard index < fields.count, fields[index].isEscaped else { return bytes(index).text }
        return CSVField.unescape(untrimmed(index)).withUnsafeBytes { Self.withoutFormula($0.trimmed()).text }
    }

    /// The untrimmed text of a field.
    package func exactText(_ index: Int) -> String {
        guard index < fields.count, fields[index].isEscaped else { return untrimmed(index).text }
        return String(decoding: CSVField.unescape(untrimmed(index)), as: UTF8.self)
    }

    private func untrimmed(_ index: Int) -> UnsafeRawBufferPointer {
        guard index >= 0, index < fields.count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
        let field = fields[index]
        return UnsafeRawBufferPointer(rebasing: text.bytes[Int(field.start)..<Int(field.end)])
    }
}
