import Models

/// JSON that is written from front to back (RFC 8259): members in the order of the calls, no whitespace, UTF-8 unescaped.
///
/// The bytes written so far can be taken at any time, so that a long list is never in memory as a whole. A class, because the containers of
/// a `JSONTextEncoder` write into the same text.
package final class JSONText {
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false

    package init() {}

    /// Returns and removes the bytes written so far.
    package func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    package func openObject() { open(UInt8(ascii: "{")) }
    package func closeObject() { close(UInt8(ascii: "}")) }
    package func openArray() { open(UInt8(ascii: "[")) }
    package func closeArray() { close(UInt8(ascii: "]")) }

    /// Writes the name of the next member.
    package func key(_ name: String) {
        separate()
        bytes.append(asJSON: name)
        bytes.append(UInt8(ascii: ":"))
    }

    func value(_ text: String) {
        separate()
        bytes.append(asJSON: text)
        needsComma = true
    }

    func value(_ number: some BinaryInteger & CustomStringConvertible) { literal(number.description) }
    func value(_ number: DecimalFigure) { literal(number.description) }
    func value(_ flag: Bool) { literal(flag ? "true" : "false") }
    func null() { literal("null") }

    /// Starts a new line before the next value, for files with one record per line.
    package func lineFeed() {
        separate()
        bytes.append(0x0A)
    }

    private func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
    }

    private func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private func literal(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
        needsComma = true
    }

    private func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = false
    }
}
