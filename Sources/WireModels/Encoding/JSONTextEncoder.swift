/// Encodes values into a `JSONText`: members in the order in which a value encodes them, which is the order of its declaration unless it
/// has an `encode(to:)` of its own.
///
/// Foundation's `JSONEncoder` keeps no order and needs the whole value in memory. Dates and floating-point numbers have no use here: numbers
/// are integers or exact decimals. `superEncoder` writes members beside the others.
package final class JSONTextEncoder {
    /// How absent members are written.
    package enum AbsentMembers: Sendable {
        /// As `null`, so that every object has the same members.
        case null
        /// Not at all.
        case omitted
    }

    package let text: JSONText
    let absentMembers: AbsentMembers

    /// The closing functions of the open containers, outermost first.
    private var open: [Bracket] = []
    /// The number of containers that were open before the value that is being encoded.
    private var base = 0

    package init(into text: JSONText, absentMembers: AbsentMembers = .null) {
        self.text = text
        self.absentMembers = absentMembers
    }

    /// Encodes a value as the next value of the text.
    ///
    /// - Throws: what `encode(to:)` of the value throws, and `EncodingError` for a floating-point number.
    package func encode(_ value: some Encodable) throws {
        let outer = base
        base = open.count
        defer { base = outer }
        try value.encode(to: self)
        close(to: base)
    }

    /// Encodes values as the elements of an array.
    package func encode(elements: some Sequence<some Encodable>) throws {
        text.openArray()
        for element in elements { try encode(element) }
        text.closeArray()
    }

    /// The bytes of one value.
    package static func bytes(of value: some Encodable, absentMembers: AbsentMembers = .null) throws -> [UInt8] {
        let encoder = JSONTextEncoder(into: JSONText(), absentMembers: absentMembers)
        try encoder.encode(value)
        return encoder.text.bytes
    }
}

// MARK: - Containers

extension JSONTextEncoder {
    /// A container whose closing bracket is still to be written.
    enum Bracket {
        case object
        case array
    }

    /// Opens a container and returns its depth, which its members pass to `close(to:)`.
    func begin(_ bracket: Bracket) -> Int {
        switch bracket {
        case .object: text.openObject()
        case .array: text.openArray()
        }
        open.append(bracket)
        return open.count
    }

    /// Closes the containers that are deeper than a depth. A container has no end of its own: it ends with the next member of its parent.
    func close(to depth: Int) {
        while open.count > depth, let bracket = open.popLast() {
            switch bracket {
            case .object: text.closeObject()
            case .array: text.closeArray()
            }
        }
    }

    /// Opens the container of the value that is being encoded. A second one of the same value continues the first, so that a value can
    /// encode the members of another one beside its own.
    private func beginValue(_ bracket: Bracket) -> Int {
        guard open.count > base else { return begin(bracket) }
        close(to: base + 1)
        return base + 1
    }
}

// MARK: - Encoder

extension JSONTextEncoder: Encoder {
    package var codingPath: [any CodingKey] { [] }
    package var userInfo: [CodingUserInfoKey: Any] { [:] }

    package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(JSONObjectContainer(encoder: self, depth: beginValue(.object)))
    }

    package func unkeyedContainer() -> any UnkeyedEncodingContainer {
        JSONArrayContainer(encoder: self, depth: beginValue(.array))
    }

    package func singleValueContainer() -> any SingleValueEncodingContainer { JSONValueContainer(encoder: self) }
}
