import Models
import StatementFiles

/// Builds MT940 messages for tests.
enum MT940Fixture {

    static func message(_ lines: String..., opening: String = ":60F:C260101EUR100,00", closing: String = ":62F:C260131EUR87,50") -> String {
        let fields = [":20:STARTUMS", ":25:37040044/532013000", ":28C:1/1", opening] + lines + [closing, "-"]
        return fields.filter { !$0.isEmpty }.joined(separator: "\r\n") + "\r\n"
    }

    static func read(_ text: String, chunk: Int = .max) throws -> StatementCollector {
        try read(Array(text.utf8), chunk: chunk)
    }

    static func read(_ bytes: [UInt8], encoding: TextEncoding = .utf8, chunk: Int = .max) throws -> StatementCollector {
        var collector = StatementCollector()
        try MT940Reader().read(ByteWindow(UTF8Source(MemoryByteSource(bytes, chunk: chunk), encoding: encoding)), into: &collector)
        return collector
    }

    /// The only line of a message.
    static func line(_ lines: String...) throws -> StatementLine? {
        try read(message(lines.joined(separator: "\r\n"))).statements.first?.lines.first
    }
}
