/// The members of an object.
struct JSONObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: JSONTextEncoder
    /// The number of open containers, including this one.
    let depth: Int

    var codingPath: [any CodingKey] { [] }

    private func key(_ key: Key) {
        encoder.close(to: depth)
        encoder.text.key(key.stringValue)
    }

    func encodeNil(forKey key: Key) {
        guard encoder.absentMembers == .null else { return }
        self.key(key)
        encoder.text.null()
    }

    func encode(_ value: String, forKey key: Key) {
        self.key(key)
        encoder.text.value(value)
    }

    func encode(_ value: Bool, forKey key: Key) {
        self.key(key)
        encoder.text.value(value)
    }

    func encode(_ value: Int, forKey key: Key) {
        self.key(key)
        encoder.text.value(value)
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        self.key(key)
        try encoder.encode(value)
    }

    func encodeIfPresent(_ value: String?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    func encodeIfPresent(_ value: Int?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey> {
        self.key(key)
        return KeyedEncodingContainer(JSONObjectContainer<NestedKey>(encoder: encoder, depth: encoder.begin(.object)))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        self.key(key)
        return JSONArrayContainer(encoder: encoder, depth: encoder.begin(.array))
    }

    /// The members of a superclass stand beside those of the class.
    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { encoder }
}
