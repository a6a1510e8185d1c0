package import HTML
import Models

/// One of the colours that a card can be given, as small faces with the chosen one ringed and ticked.
package struct GradientField: View {
    private let label: String
    private let selection: Binding<String>
    private let keeps: String?

    /// - Parameters:
    ///   - selection: `RRGGBB-RRGGBB`; empty: the colour that the card has.
    ///   - keeps: what the colour that the card has is called, where it is none of these; nil: it is one of them.
    package init(_ label: String, selection: Binding<String>, keeps: String? = nil) {
        self.label = label
        self.selection = selection
        self.keeps = keeps
    }

    package var body: some View {
        div(.class("palette gradients")) { Picker(label, selection: selection, options: options, style: .radios) }
    }

    private var options: [PickerOption] {
        let names = ["Ink", "Pine", "Sea", "Plum", "Wine", "Rust", "Ochre", "Moss", "Slate", "Orchid"]
        return (keeps.map { [PickerOption($0, value: "")] } ?? [])
            + zip(names, CardGradient.palette).map { PickerOption($0, value: "\($1.startText)-\($1.endText)") }
    }
}
