/// A kind of which features declare their own. Those with the same word are equal, whatever else they carry.
package protocol DeclaredKind: Hashable, Sendable {
    /// The word that is stored, or that programs read.
    var rawValue: String { get }
}

extension DeclaredKind {
    package static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }

    package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
