import HTML

extension AttributeProtocol where Self == PermilleAttribute {
    /// An SVG length as a percentage of the parent, given in thousandths: `x="37.5%"`.
    static func permille(_ name: StaticString, _ value: Int) -> Self { PermilleAttribute(name: name, value: value) }
}

/// A percentage with one decimal, from a whole number of thousandths.
struct PermilleAttribute: AttributeProtocol {
    let name: StaticString
    let value: Int

    func write(into writer: inout HTMLWriter) {
        writer.raw(" ")
        writer.raw(name)
        writer.raw("=\"")
        if value < 0 { writer.raw("-") }
        writer.integer(Int64(value.magnitude / 10))
        if value % 10 != 0 {
            writer.raw(".")
            writer.integer(Int64(value.magnitude % 10))
        }
        writer.raw("%\"")
    }
}
