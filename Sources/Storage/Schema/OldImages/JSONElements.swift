import Foundation

/// Finds the elements of JSON arrays and objects, so that a large document is decoded element by element.
struct JSONElements {
    let bytes: [UInt8]

    /// The document is not JSON of the expected form.
    struct Malformed: Error {
        let position: Int
    }

    /// Calls a closure with the range of each element of an array.
    func array(in range: Range<Int>, element body: (Range<Int>) throws -> Void) throws {
        var position = try skip(UInt8(ascii: "["), at: range.lowerBound)
        if try byte(at: &position) == UInt8(ascii: "]") { return }
        while true {
            let end = try end(ofValueAt: position)
            try body(position..<end)
            position = end
            guard try separator(UInt8(ascii: "]"), at: &position) else { return }
        }
    }

    /// Calls a closure with the name and the range of each member of an object.
    func object(in range: Range<Int>, member body: (String, Range<Int>) throws -> Void) throws {
        var position = try skip(UInt8(ascii: "{"), at: range.lowerBound)
        if try byte(at: &position) == UInt8(ascii: "}") { return }
        while true {
            guard try byte(at: &position) == UInt8(ascii: "\"") else { throw Malformed(position: position) }
            let nameEnd = try end(ofValueAt: position)
            let name: String = try decode(position..<nameEnd)
            position = try skip(UInt8(ascii: ":"), at: nameEnd)
            _ = try byte(at: &position)
            let end = try end(ofValueAt: position)
            try body(name, position..<end)
            position = end
            guard try separator(UInt8(ascii: "}"), at: &position) else { return }
        }
    }

    /// Decodes the value of a range.
    func decode<T: Decodable>(_ range: Range<Int>, as type: T.Type = T.self) throws -> T {
        try JSONDecoder().decode(T.self, from: Data(bytes[range]))
    }

    // MARK: - Private

    /// The next byte that is no white space; moves the position there.
    private func byte(at position: inout Int) throws(Malformed) -> UInt8 {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            position += 1
        }
        throw Malformed(position: position)
    }

    /// The position after a byte.
    private func skip(_ expected: UInt8, at start: Int) throws(Malformed) -> Int {
        var position = start
        guard try byte(at: &position) == expected else { throw Malformed(position: position) }
        position += 1
        _ = try byte(at: &position)
        return position
    }

    /// Whether a comma follows, and not the end; moves the position behind it.
    private func separator(_ end: UInt8, at position: inout Int) throws(Malformed) -> Bool {
        let found = try byte(at: &position)
        if found == end { return false }
        position = try skip(UInt8(ascii: ","), at: position)
        return true
    }

    /// The end of the value at a position: of a string, of brackets with all they enclose, or of a number or word.
    private func end(ofValueAt start: Int) throws(Malformed) -> Int {
        var depth = 0
        var isText = false
        var position = start
        while position < bytes.count {
            let byte = bytes[position]
            if isText {
                if byte == UInt8(ascii: "\\") {
                    position += 1
                } else if byte == UInt8(ascii: "\"") {
                    isText = false
                    if depth == 0 { return position + 1 }
                }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isText = true
                case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: "]"), UInt8(ascii: "}"):
                    // The end of the enclosing value ends a number or word.
                    if depth == 0 { return position }
                    depth -= 1
                    if depth == 0 { return position + 1 }
                case UInt8(ascii: ",") where depth == 0: return position
                default: break
                }
            }
            position += 1
        }
        throw Malformed(position: position)
    }
}
