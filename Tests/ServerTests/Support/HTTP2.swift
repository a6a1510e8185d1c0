/// Builds HTTP/2 frames (RFC 9113) with uncompressed HPACK headers (RFC 7541).
enum HTTP2 {
    /// The client's connection preface and settings.
    static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + frame(4, 0, 0, [])
    static let ping = frame(6, 0, 0, Array("12345678".utf8))
    /// A HEADERS frame that is not followed by CONTINUATION.
    static let openHead = frame(1, 0, 1, [0x82])

    /// A complete request.
    static func get(_ stream: UInt8, _ path: String) -> [UInt8] { frame(1, 0x5, stream, [0x82] + fields(path)) }

    /// The head of a request with a body.
    static func post(_ stream: UInt8, _ path: String) -> [UInt8] {
        let type = Array("content-type".utf8)
        let value = Array("application/x-www-form-urlencoded".utf8)
        return frame(1, 0x4, stream, [0x83] + fields(path) + [0, UInt8(type.count)] + type + [UInt8(value.count)] + value)
    }

    static func data(_ stream: UInt8, _ text: String) -> [UInt8] { frame(0, 0, stream, Array(text.utf8)) }

    /// Resets a stream.
    static func reset(_ stream: UInt8) -> [UInt8] { frame(3, 0, stream, [0, 0, 0, 8]) }

    private static func fields(_ path: String) -> [UInt8] {
        let path = Array(path.utf8)
        return [0x04, UInt8(path.count)] + path + [0x87, 0x01, 9] + Array("localhost".utf8)
    }

    private static func frame(_ kind: UInt8, _ flags: UInt8, _ stream: UInt8, _ payload: [UInt8]) -> [UInt8] {
        [0, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF), kind, flags, 0, 0, 0, stream] + payload
    }
}
