import Models

/// A JSON writer: members in the order of the calls, without whitespace (RFC 8259, UTF-8 unescaped).
struct JSONText {

    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    // MARK: - Containers

    mutating func object(_ members: (inout JSONText) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "{"))
        members(&self)
        close(UInt8(ascii: "}"))
    }

    mutating func array<Elements: Sequence>(_ elements: Elements, _ element: (inout JSONText, Elements.Element) -> Void) {
        openArray()
        for value in elements { element(&self, value) }
        closeArray()
    }

    /// Opens an array whose elements are written separately; `closeArray` closes it.
    mutating func openArray() {
        separate()
        bytes.append(UInt8(ascii: "["))
    }

    mutating func closeArray() {
        close(UInt8(ascii: "]"))
    }

    /// Opens an object whose members are written separately; `closeObject` closes it.
    mutating func openObject() {
        separate()
        bytes.append(UInt8(ascii: "{"))
    }

    mutating func closeObject() {
        close(UInt8(ascii: "}"))
    }

    // MARK: - Members

    /// Writes the name of the next member.
    mutating func key(_ name: String) {
        separate()
        bytes.append(asJSON: name)
        bytes.append(UInt8(ascii: ":"))
    }

    mutating func member(_ name: String, _ value: String?) {
        key(name)
        if let value { self.value(value) } else { null() }
    }

    mutating func member(_ name: String, _ value: Int) {
        key(name)
        self.value(value)
    }

    mutating func member(_ name: String, _ value: Bool) {
        key(name)
        separate()
        append(value ? "true" : "false")
        needsComma = true
    }

    mutating func member(_ name: String, _ values: [String]) {
        key(name)
        array(values) { $0.value($1) }
    }

    // MARK: - Values

    mutating func value(_ text: String) {
        separate()
        bytes.append(asJSON: text)
        needsComma = true
    }

    mutating func value(_ number: Int) {
        separate()
        append(String(number))
        needsComma = true
    }

    mutating func value(_ number: DecimalFigure) {
        separate()
        append(number.description)
        needsComma = true
    }

    mutating func null() {
        separate()
        append("null")
        needsComma = true
    }

    /// Returns and removes the bytes written so far, to bound memory in a long list.
    mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }
}

// MARK: - Writing

extension JSONText {

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
