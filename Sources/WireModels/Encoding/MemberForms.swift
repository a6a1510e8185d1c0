/// A member that is there only if there is a value.
struct OptionalMember<Value: Encodable>: Encodable {
    fileprivate let value: Value?

    init(_ value: Value?) { self.value = value }

    init(nonEmpty values: Value) where Value: Collection { value = values.isEmpty ? nil : values }
}

/// A value whose members stand in place of the member; none without a value.
struct InlineMembers<Value: Encodable>: Encodable {
    fileprivate let value: Value?

    init(_ value: Value?) { self.value = value }
}

/// These take precedence over the encoding of other values in synthesized conformances.
extension KeyedEncodingContainer {
    mutating func encode<Value>(_ member: OptionalMember<Value>, forKey key: Key) throws {
        if let value = member.value { try encode(value, forKey: key) }
    }

    mutating func encode<Value>(_ members: InlineMembers<Value>, forKey key: Key) throws {
        try members.value?.encode(to: superEncoder())
    }
}
