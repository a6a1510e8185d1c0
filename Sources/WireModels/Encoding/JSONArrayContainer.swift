/// The elements of an array.
struct JSONArrayContainer: UnkeyedEncodingContainer {
    let encoder: JSONTextEncoder
    /// The number of open containers, including this one.
    let depth: Int

    private(set) var count = 0

    init(encoder: JSONTextEncoder, depth: Int) {
        self.encoder = encoder
        self.depth = depth
    }

    var codingPath: [any CodingKey] { [] }

    private mutating func next() {
        encoder.close(to: depth)
        count += 1
    }

    mutating func encodeNil() {
        next()
        encoder.text.null()
    }

    mutating func encode(_ value: String) {
        next()
        encoder.text.value(value)
    }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        next()
        try encoder.encode(value)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        next()
        return KeyedEncodingContainer(JSONObjectContainer<NestedKey>(encoder: encoder, depth: encoder.begin(.object)))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        next()
        return JSONArrayContainer(encoder: encoder, depth: encoder.begin(.array))
    }

    mutating func superEncoder() -> any Encoder {
        next()
        return encoder
    }
}
