import WireModels

/// Writes the members and sections of a JSON export and emits them in pieces of 64 KiB.
package final class JSONExportOutput {
    private let encoder = JSONTextEncoder(into: JSONText(), absentMembers: .omitted)
    private let emit: ([UInt8]) throws -> Void

    private static let pieceSize = 64 << 10

    /// Opens the document.
    ///
    /// - Parameter emit: receives each piece.
    package init(emit: @escaping ([UInt8]) throws -> Void) {
        self.emit = emit
        encoder.text.openObject()
    }

    /// Writes a member of the document; nothing for nil.
    package func member(_ name: String, _ value: (some Encodable)?) throws {
        guard let value else { return }
        encoder.text.key(name)
        try encoder.encode(value)
    }

    /// Writes an array that begins on a new line.
    ///
    /// - Parameter records: writes its records.
    package func section(_ name: String, records: () throws -> Void) throws {
        encoder.text.lineFeed()
        encoder.text.key(name)
        encoder.text.openArray()
        try records()
        encoder.text.closeArray()
    }

    /// Writes a record on a line of its own.
    package func record(_ record: some Encodable) throws {
        encoder.text.lineFeed()
        try encoder.encode(record)
        if encoder.text.bytes.count >= Self.pieceSize { try emit(encoder.text.take()) }
    }

    /// Closes the document and emits the rest.
    package func end() throws {
        encoder.text.closeObject()
        try emit(encoder.text.take() + [0x0A])
    }
}
