package import HTML

/// A picker of the ten palette colours, shown as discs; the selected one has a ring and a tick.
package struct PaletteField: View {
    private let label: String
    private let color: Binding<String>
    private let error: String?
    private let name: String?
    private let texts: DesignTexts

    /// - Parameter color: `RRGGBB`.
    package init(_ label: String, color: Binding<String>, error: String? = nil, name: String? = nil, texts: DesignTexts = .english) {
        self.label = label
        self.color = color
        self.error = error
        self.name = name
        self.texts = texts
    }

    package var body: some View {
        div(.class("palette")) {
            Picker(label, selection: color, options: options, style: .radios, error: error, name: name)
        }
    }

    private var options: [PickerOption] {
        zip(PaletteColor.all, texts.colors).map { PickerOption($1, value: $0.hex) }
    }
}
