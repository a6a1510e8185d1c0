/// What a feature adds to Home.
package protocol HomePart: Hashable, Sendable {}

/// The parts of Home by type: `parts[HomeSavings.self]`; nil for one that has nothing to show.
package struct HomeParts: Hashable, Sendable {
    private var parts: [ObjectIdentifier: any HomePart] = [:]
    /// The most important message; nil for none.
    package private(set) var insight: (any HomeInsight)?

    package init() {}

    package subscript<Part: HomePart>(type: Part.Type) -> Part? {
        get { parts[ObjectIdentifier(type)] as? Part }
        set { parts[ObjectIdentifier(type)] = newValue }
    }

    /// Adds a message of a feature.
    package mutating func add(_ message: some HomeInsight) {
        if message.precedence < insight?.precedence ?? .max { insight = message }
    }

    private var values: [ObjectIdentifier: AnyHashable] { parts.mapValues { AnyHashable($0) } }
    private var message: AnyHashable? { insight.map { AnyHashable($0) } }

    package static func == (one: HomeParts, other: HomeParts) -> Bool { one.values == other.values && one.message == other.message }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(message)
    }
}
