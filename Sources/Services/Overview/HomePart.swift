/// What a feature adds to Home.
package protocol HomePart: Hashable, Sendable {}

/// The parts of Home by type: `parts[HomeSavings.self]`; nil for one that has nothing to show.
package struct HomeParts: Hashable, Sendable {
    private var parts: [ObjectIdentifier: any HomePart] = [:]
    /// The messages of all features, the most important one first.
    package private(set) var insights: [any HomeInsight] = []

    package init() {}

    package subscript<Part: HomePart>(type: Part.Type) -> Part? {
        get { parts[ObjectIdentifier(type)] as? Part }
        set { parts[ObjectIdentifier(type)] = newValue }
    }

    /// The most important message; nil for none.
    package var insight: (any HomeInsight)? { insights.first }

    /// Adds a message of a feature. Of two with the same precedence the one that was added first comes first.
    package mutating func add(_ message: some HomeInsight) {
        insights.insert(message, at: insights.firstIndex { $0.precedence > message.precedence } ?? insights.endIndex)
    }

    private var values: [ObjectIdentifier: AnyHashable] { parts.mapValues { AnyHashable($0) } }
    private var messages: [AnyHashable] { insights.map { AnyHashable($0) } }

    package static func == (one: HomeParts, other: HomeParts) -> Bool { one.values == other.values && one.messages == other.messages }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(messages)
    }
}
