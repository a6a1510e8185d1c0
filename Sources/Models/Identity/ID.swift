/// A typed identifier, written with its entity's prefix: `acc_0H2K8…`, `txn_…`.
///
/// 63 bits: 41 bits of milliseconds since 2020-01-01 and a 22-bit counter with a random start in each millisecond; see `IDGenerator`.
/// Values are unique across all entity types of a database.
public struct ID<Entity: Identified>: Hashable, Sendable {
    /// Always positive, so that signed and unsigned comparison agree.
    public let rawValue: Int64

    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// Parses the prefix, `_` and Crockford base 32; nil for anything else, including another entity's id.
    public init?(_ text: some StringProtocol) {
        let prefix = Entity.idPrefix + "_"
        guard text.hasPrefix(prefix), let value = Crockford.decode(text.utf8.dropFirst(prefix.utf8.count)) else { return nil }
        self.init(rawValue: value)
    }
}

/// An entity that has a typed `ID`.
public protocol Identified {
    /// The letters before the underscore: `acc`, `txn`.
    static var idPrefix: String { get }
}

extension ID: Comparable {
    public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
}

extension ID: CustomStringConvertible {
    public var description: String { Entity.idPrefix + "_" + Crockford.encode(rawValue) }
}
