package import HTML
package import Localization

/// The two fields of a cycle.
package struct CycleFields: View {
    private let label: LocalizedText
    private let cycle: Binding<CycleText>
    private let error: LocalizedText?

    package init(_ label: LocalizedText, cycle: Binding<CycleText>, error: LocalizedText?) {
        self.label = label
        self.cycle = cycle
        self.error = error
    }

    package var body: some View {
        TextField(
            label, text: cycle.property(\.every), error: error, name: "every", inputMode: .numeric, autocomplete: "off", maxLength: 5)
        Picker("Unit", selection: cycle.property(\.unit), options: CycleUnit.allCases, title: \.title, name: "unit")
    }
}
