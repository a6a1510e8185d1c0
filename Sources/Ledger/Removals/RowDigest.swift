import Crypto
import Foundation
import Models
import Storage

/// A digest of an account's rows in some tables, to detect changes; computed row by row.
///
/// The digest of the text that `JSONEncoder` with sorted keys writes of `{tables: [{rows: [[…]], table: …}]}`, without tables that have no
/// rows. Stored digests depend on it, those of schema versions before 16 as well.
struct RowDigest {
    private var hash = SHA256()
    private var tableCount = 0
    private var buffer: [UInt8] = []
    private let encoder = JSONEncoder()

    /// - Parameter version: leaves out columns that were added after this schema version.
    static func digest(
        of account: ID<Account>, in tables: [SnapshotTable], version: Int, _ snapshots: RowSnapshotRepository
    ) throws -> String {
        var digest = RowDigest()
        digest.append(#"{"tables":["#)
        for table in tables {
            var rowCount = 0
            try snapshots.rows(of: account, in: table, version: version) { values in
                if rowCount == 0 {
                    digest.append(digest.tableCount == 0 ? #"{"rows":["# : #",{"rows":["#)
                    digest.tableCount += 1
                } else {
                    digest.append(",")
                }
                rowCount += 1
                try digest.append(values)
            }
            guard rowCount > 0 else { continue }
            digest.append(#"],"table":"#)
            try digest.appendText(table.name)
            digest.append("}")
        }
        digest.append("]}")
        return digest.finalize()
    }

    private mutating func append(_ values: [Value]) throws {
        append("[")
        for (index, value) in values.enumerated() {
            if index > 0 { append(",") }
            switch value {
            case .null: append("null")
            case .integer(let number): append(String(number))
            case .text(let text): try appendText(text)
            case .blob(let bytes): try appendText(String(decoding: bytes, as: UTF8.self))
            }
        }
        append("]")
        if buffer.count >= 16_384 { update() }
    }

    /// Appends a string as `JSONEncoder` writes it.
    private mutating func appendText(_ text: String) throws {
        let isPlain = text.utf8.allSatisfy {
            $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "/")
        }
        if isPlain {
            append("\"")
            append(text)
            append("\"")
        } else {
            buffer += try encoder.encode(text)
        }
    }

    private mutating func append(_ text: String) { buffer += text.utf8 }

    private mutating func update() {
        hash.update(data: buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    private mutating func finalize() -> String {
        update()
        return Data(hash.finalize()).base64EncodedString()
    }
}
