public import HTML

/// Receives the values of a query item in a `get` form. It renders nothing: it precedes a field whose options are loaded only after the
/// link's values were received.
public struct LinkValues: Element {
    private let name: String
    private let values: Binding<[String]>

    /// - Parameter values: The values in the order of the link. Empty values are omitted.
    public init(_ name: String, values: Binding<[String]>) {
        self.name = name
        self.values = values
    }

    public func render(into writer: inout HTMLWriter) {}

    public func receive(_ input: inout FormInput) {
        guard let sent = input.takeAll(name) else { return }
        values.value = sent.filter { !$0.isEmpty }
    }

    public static var takesInput: Bool { true }
}
