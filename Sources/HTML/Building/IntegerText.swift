/// An integer in ASCII digits, without separators; the minus is U+002D.
public struct IntegerText: Element {
    @usableFromInline let number: Int64

    @inlinable public init(_ number: some BinaryInteger) {
        self.number = Int64(clamping: number)
    }

    @inlinable public func render(into writer: inout HTMLWriter) {
        writer.integer(number)
    }

    @inlinable public func receive(_ input: inout FormInput) {}
}
