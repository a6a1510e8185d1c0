/// A view that is identical on every page and is rendered once. It must not take input, contain regions or change the page context.
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
