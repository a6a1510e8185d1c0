/// Reads values of CBOR (RFC 8949) one after another. What it allocates is bounded by the number of bytes, and its work by that and
/// `maximumCount`.
package struct CBORReader {
    /// The depth to which values may be nested; a value that is no array and no map has a depth of one.
    package static let maximumDepth = 8
    /// The number of entries that a map or an array may have.
    package static let maximumCount = 64

    /// The position of the next byte.
    package private(set) var position: Int
    private let bytes: [UInt8]

    package init(_ bytes: [UInt8], from position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// The one value that bytes consist of.
    package static func read(_ bytes: [UInt8]) throws(CBORError) -> CBOR {
        var reader = CBORReader(bytes)
        let value = try reader.read()
        guard reader.isAtEnd else { throw .trailingBytes }
        return value
    }

    package var isAtEnd: Bool { position == bytes.count }

    /// Reads the next value.
    package mutating func read() throws(CBORError) -> CBOR { try read(depth: 1) }

    private mutating func read(depth: Int) throws(CBORError) -> CBOR {
        guard depth <= Self.maximumDepth else { throw .tooDeep }
        guard position < bytes.count else { throw .truncated }
        let head = bytes[position]
        position += 1
        let argument = try argument(of: head & 31)
        switch head >> 5 {
        case 0: return .integer(argument)
        case 1: return .integer(-1 - argument)
        case 2: return .bytes(try take(argument))
        case 3:
            guard let text = String(validating: try take(argument), as: UTF8.self) else { throw .invalidText }
            return .text(text)
        case 4: return try readArray(count: argument, depth: depth)
        case 5: return try readMap(count: argument, depth: depth)
        case 7: return try simple(head)
        default: throw .unsupported
        }
    }

    /// The argument of a head (RFC 8949, section 3): the value itself, or the number of bytes or entries that follow.
    ///
    /// - Parameter information: the low five bits of the head.
    private mutating func argument(of information: UInt8) throws(CBORError) -> Int64 {
        guard information >= 24 else { return Int64(information) }
        guard information <= 27 else { throw .unsupported }
        let count = 1 << Int(information - 24)
        guard bytes.count - position >= count else { throw .truncated }
        var value: UInt64 = 0
        for index in position..<position + count { value = value << 8 | UInt64(bytes[index]) }
        position += count
        guard let argument = Int64(exactly: value) else { throw .unsupported }
        return argument
    }

    private mutating func take(_ count: Int64) throws(CBORError) -> [UInt8] {
        guard count <= Int64(bytes.count - position) else { throw .truncated }
        let end = position + Int(count)
        let taken = Array(bytes[position..<end])
        position = end
        return taken
    }

    private mutating func readArray(count: Int64, depth: Int) throws(CBORError) -> CBOR {
        guard count <= Int64(Self.maximumCount) else { throw .tooMany }
        var values: [CBOR] = []
        for _ in 0..<count { values.append(try read(depth: depth + 1)) }
        return .array(values)
    }

    private mutating func readMap(count: Int64, depth: Int) throws(CBORError) -> CBOR {
        guard count <= Int64(Self.maximumCount) else { throw .tooMany }
        var pairs: [CBORPair] = []
        for _ in 0..<count {
            let key = try read(depth: depth + 1)
            switch key {
            case .integer, .text: break
            default: throw .invalidKey
            }
            guard !pairs.contains(where: { $0.key == key }) else { throw .invalidKey }
            pairs.append(CBORPair(key, try read(depth: depth + 1)))
        }
        return .map(pairs)
    }

    private func simple(_ head: UInt8) throws(CBORError) -> CBOR {
        switch head & 31 {
        case 20: return .bool(false)
        case 21: return .bool(true)
        case 22: return .null
        default: throw .unsupported
        }
    }
}
