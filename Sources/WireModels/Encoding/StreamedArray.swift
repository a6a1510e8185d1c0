/// An array whose elements are read while it is encoded, so that they are not in memory all at once.
package struct StreamedArray<Element: Encodable>: Encodable {
    private let forEach: (_ body: (Element) throws -> Void) throws -> Void

    /// - Parameter forEach: passes each element to a closure.
    package init(_ forEach: @escaping (_ body: (Element) throws -> Void) throws -> Void) {
        self.forEach = forEach
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try forEach { try container.encode($0) }
    }
}
