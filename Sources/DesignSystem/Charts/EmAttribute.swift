import HTML

extension AttributeProtocol where Self == EmAttribute {
    /// A vertical SVG length in pixels of a text of 12 px, written in `em`, so that it grows with the text: `y="1.25em"`.
    static func em(_ name: StaticString, _ pixels: Int) -> Self { EmAttribute(name: name, pixels: pixels) }
}

/// A length in `em` with three decimals.
struct EmAttribute: AttributeProtocol {
    let name: StaticString
    let pixels: Int

    func write(into writer: inout HTMLWriter) {
        writer.raw(" ")
        writer.raw(name)
        writer.raw("=\"")
        if pixels < 0 { writer.raw("-") }
        let thousandths = (pixels.magnitude * 1_000 + 6) / 12
        writer.integer(Int64(thousandths / 1_000))
        var rest = thousandths % 1_000
        if rest > 0 {
            writer.raw(".")
            for unit: UInt in [100, 10, 1] where rest > 0 {
                writer.integer(Int64(rest / unit))
                rest %= unit
            }
        }
        writer.raw("em\"")
    }
}
