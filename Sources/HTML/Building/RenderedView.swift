/// A view that is the same on every page, rendered once. It must neither take input nor follow changes, nor tell the page anything.
public struct RenderedView: Element, Sendable {
    private let bytes: [UInt8]

    public init(_ view: some View) {
        var writer = HTMLWriter()
        view.render(into: &writer)
        bytes = Array(writer.bytes)
    }

    public func render(into writer: inout HTMLWriter) {
        bytes.withUnsafeBufferPointer { bytes in
            if let start = bytes.baseAddress { writer.append(start, count: bytes.count) }
        }
    }

    public func receive(_ input: inout FormInput) {}

    public static var takesInput: Bool { false }
}
