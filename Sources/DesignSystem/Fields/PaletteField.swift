package import HTML
package import Localization

/// A picker of the ten palette colours, shown as discs; the selected one has a ring and a tick.
package struct PaletteField: View {
    private let label: LocalizedText
    private let color: Binding<String>
    private let error: LocalizedText?
    private let name: String?

    /// - Parameter color: `RRGGBB`.
    package init(_ label: LocalizedText, color: Binding<String>, error: LocalizedText? = nil, name: String? = nil) {
        self.label = label
        self.color = color
        self.error = error
        self.name = name
    }

    package var body: some View {
        div(.class("palette")) {
            Picker(label, selection: color, options: options, style: .radios, error: error, name: name)
        }
    }

    private var options: [PickerOption] {
        zip(PaletteColor.all, Self.names).map { PickerOption($1, value: $0.hex) }
    }

    /// The names of the ten colours, in the palette's order.
    private static let names: [LocalizedText] = [
        "Coral", "Turquoise", "Mint", "Yellow", "Green", "Seafoam", "Peach", "Pink", "Lavender", "Sky",
    ]
}
