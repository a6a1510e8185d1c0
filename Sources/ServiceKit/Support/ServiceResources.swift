/// Values that the composition root hands in for features, such as a catalogue: one of each type.
package struct ServiceResources: Sendable {
    private let values: [ObjectIdentifier: any Sendable]

    package init(_ values: any Sendable...) {
        self.values = Dictionary(uniqueKeysWithValues: values.map { (ObjectIdentifier(type(of: $0)), $0) })
    }

    /// The value of a type; nil if none was handed in.
    package subscript<Value>(_ type: Value.Type) -> Value? { values[ObjectIdentifier(type)] as? Value }
}
