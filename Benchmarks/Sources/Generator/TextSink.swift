/// Takes the text of a file piece by piece and hands it on in blocks, so that memory does not grow with the file.
package struct TextSink: ~Copyable {

    package enum Encoding: Sendable {
        case utf8
        /// Windows-1252, for the letters up to U+00FF.
        case windows1252
    }

    private static let block = 1 << 16

    private let encoding: Encoding
    private let write: (UnsafeRawBufferPointer) throws -> Void
    private var bytes: [UInt8] = []

    /// - Parameter write: takes a block; the bytes are gone when it returns.
    package init(_ encoding: Encoding = .utf8, write: @escaping (UnsafeRawBufferPointer) throws -> Void) {
        self.encoding = encoding
        self.write = write
        bytes.reserveCapacity(Self.block + 4_096)
    }

    package mutating func add(_ text: String) throws {
        switch encoding {
        case .utf8: bytes.append(contentsOf: text.utf8)
        case .windows1252:
            for scalar in text.unicodeScalars { bytes.append(UInt8(exactly: scalar.value) ?? UInt8(ascii: "?")) }
        }
        if bytes.count >= Self.block { try flush() }
    }

    /// Adds an amount of cents as a decimal.
    package mutating func add(cents: Int64) throws {
        let magnitude = cents.magnitude
        let rest = magnitude % 100
        try add("\(cents < 0 ? "-" : "")\(magnitude / 100).\(rest < 10 ? "0" : "")\(rest)")
    }

    /// Adds a day as `2025-12-31`, or as `20251231` where nothing parts its figures.
    package mutating func add(_ day: CalendarDay, parting: String = "-") throws {
        let parts = day.parts
        try add("\(parts.year)\(parting)\(parts.month < 10 ? "0" : "")\(parts.month)\(parting)\(parts.day < 10 ? "0" : "")\(parts.day)")
    }

    /// Hands on what is left. Whoever fills the sink calls it last.
    package mutating func flush() throws {
        try bytes.withUnsafeBytes { try write($0) }
        bytes.removeAll(keepingCapacity: true)
    }
}
