import Synchronization

/// Values that the composition root hands in for features, such as a catalogue: one of each type.
package struct ServiceResources: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    package init() {}

    package init<each Value: Sendable>(_ value: repeat each Value) {
        repeat add(each value)
    }

    /// Adds a value.
    mutating func add<Value: Sendable>(_ value: Value) {
        values[ObjectIdentifier(Value.self)] = value
    }

    /// Adds a value that is made when it is first asked for: a command that shows accounts reads no catalogue of cards.
    package mutating func add<Value: Sendable>(_ make: @escaping @Sendable () -> Value) {
        values[ObjectIdentifier(Value.self)] = LazyResource(make)
    }

    /// The value of a type; nil if none was handed in.
    package subscript<Value: Sendable>(_ type: Value.Type) -> Value? {
        let value = values[ObjectIdentifier(type)]
        return (value as? LazyResource<Value>)?.value ?? value as? Value
    }
}

/// A value that is made once, when it is first asked for.
private final class LazyResource<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let made = Mutex<Value?>(nil)

    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    var value: Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
