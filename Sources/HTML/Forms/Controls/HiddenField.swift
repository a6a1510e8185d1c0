import Localization

/// A hidden field, such as a row's revision. Its value is untrusted like all input.
public struct HiddenField: Element {
    private let name: String
    private let value: Binding<String>

    public init(_ name: String, value: Binding<String>) {
        self.name = name
        self.value = value
    }

    public func render(into writer: inout HTMLWriter) {
        let name = writer.name(label: .verbatim(name), explicit: name)
        writer.page.record(name: name)
        writer.hiddenField(name, value.value)
    }

    public func receive(_ input: inout FormInput) {
        guard let sent = input.take(input.name(label: .verbatim(name), explicit: name)) else { return }
        value.value = sent
    }

    public static var takesInput: Bool { true }
}
