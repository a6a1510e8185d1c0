import HTML

/// The values of a query item, in a form whose method is `get`. It shows nothing: it stands before a field whose choices are only known once
/// the data is loaded, which is after a link has filled in its values.
struct LinkValues: Element {
    private let name: String
    private let values: Binding<[String]>

    /// - Parameter values: Empty ones are left out; the order is the link's.
    init(_ name: String, values: Binding<[String]>) {
        self.name = name
        self.values = values
    }

    func render(into writer: inout HTMLWriter) {}

    func receive(_ input: inout FormInput) {
        guard let sent = input.takeAll(name) else { return }
        values.value = sent.filter { !$0.isEmpty }
    }

    static var takesInput: Bool { true }
}
