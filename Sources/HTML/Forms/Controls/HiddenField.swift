import Localization

/// A hidden field, such as a row's revision. Its value is untrusted like all input.
public struct HiddenField: Element {
    private let name: String
    private let value: Binding<String>
    private let isAmount: Bool

    /// - Parameter isAmount: whether its value is an amount, which is withheld from a page where amounts are hidden; see `WithheldValue`.
    public init(_ name: String, value: Binding<String>, isAmount: Bool = false) {
        self.name = name
        self.value = value
        self.isAmount = isAmount
    }

    public func render(into writer: inout HTMLWriter) {
        let name = writer.name(label: .verbatim(name), explicit: name)
        writer.page.record(name: name)
        let isWithheld = isAmount && !writer.page.texts.showsAmounts && !writer.page.showsFieldAmounts && !value.value.isEmpty
        writer.hiddenField(name, isWithheld ? "" : value.value)
        if isWithheld { writer.hiddenField(ReservedName.withheld, name) }
    }

    public func receive(_ input: inout FormInput) {
        let name = input.name(label: .verbatim(name), explicit: name)
        guard !input.keepsWithheld(name), let sent = input.take(name) else { return }
        value.value = sent
    }

    public static var takesInput: Bool { true }
}
