/// A member that is there only if there is a value.
package struct OptionalMember<Value: Encodable>: Encodable {
    fileprivate let value: Value?

    package init(_ value: Value?) { self.value = value }

    package init(nonEmpty values: Value) where Value: Collection { value = values.isEmpty ? nil : values }
}

/// A value whose members stand in place of the member; none without a value.
package struct InlineMembers<Value: Encodable>: Encodable {
    fileprivate let value: Value?

    package init(_ value: Value?) { self.value = value }
}

/// These take precedence over the encoding of other values in synthesized conformances.
extension KeyedEncodingContainer {
    package mutating func encode<Value>(_ member: OptionalMember<Value>, forKey key: Key) throws {
        if let value = member.value { try encode(value, forKey: key) }
    }

    package mutating func encode<Value>(_ members: InlineMembers<Value>, forKey key: Key) throws {
        try members.value?.encode(to: superEncoder())
    }
}
