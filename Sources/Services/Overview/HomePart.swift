/// What a feature adds to Home.
package protocol HomePart: Hashable, Sendable {}

/// The parts of Home by type: `parts[HomeSavings.self]`; nil for one that has nothing to show.
package struct HomeParts: Hashable, Sendable {
    private var parts: [ObjectIdentifier: any HomePart] = [:]

    package subscript<Part: HomePart>(type: Part.Type) -> Part? {
        get { parts[ObjectIdentifier(type)] as? Part }
        set { parts[ObjectIdentifier(type)] = newValue }
    }

    private var values: [ObjectIdentifier: AnyHashable] { parts.mapValues { AnyHashable($0) } }

    package static func == (one: HomeParts, other: HomeParts) -> Bool { one.values == other.values }

    package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
