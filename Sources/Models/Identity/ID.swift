/// A typed identity, written with its kind in front: `acc_0H2K8…`, `txn_…`.
///
/// 63 bits: 41 of milliseconds since 2020-01-01 and 22 that start random in each millisecond and count up; see `IDGenerator`.
/// It is unique in the whole database, whatever the type.
public struct ID<Entity: Identified>: Hashable, Sendable {

    /// Always positive, so that it orders alike as a signed and an unsigned integer.
    public let rawValue: Int64

    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// Reads `prefix_` and Crockford base 32; nil for anything else, another entity's id among it.
    public init?(_ text: some StringProtocol) {
        let prefix = Entity.idPrefix + "_"
        guard text.hasPrefix(prefix), let value = Crockford.decode(text.utf8.dropFirst(prefix.utf8.count)) else { return nil }
        self.init(rawValue: value)
    }
}

/// What can be pointed at with an `ID`.
public protocol Identified {
    /// The letters in front of the underscore: `acc`, `txn`.
    static var idPrefix: String { get }
}

// MARK: - Comparable

extension ID: Comparable {
    public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
}

// MARK: - CustomStringConvertible

extension ID: CustomStringConvertible {
    public var description: String { Entity.idPrefix + "_" + Crockford.encode(rawValue) }
}
