import CardsModel
import HTML
import Localization

/// A picker of card colours, shown as small cards; the selected one has a ring and a tick.
struct GradientField: View {
    private let label: LocalizedText
    private let selection: Binding<String>
    private let keeps: LocalizedText?

    /// - Parameters:
    ///   - selection: `RRGGBB-RRGGBB`; empty: the current colour of the card.
    ///   - keeps: the name of the current colour if it is not one of these; nil: it is one of them.
    init(_ label: LocalizedText, selection: Binding<String>, keeps: LocalizedText? = nil) {
        self.label = label
        self.selection = selection
        self.keeps = keeps
    }

    var body: some View {
        div(.class("palette gradients")) { Picker(label, selection: selection, options: options, style: .radios) }
    }

    private var options: [PickerOption] {
        let names: [LocalizedText] = ["Ink", "Pine", "Sea", "Plum", "Wine", "Rust", "Ochre", "Moss", "Slate", "Orchid"]
        return (keeps.map { [PickerOption($0, value: "")] } ?? [])
            + zip(names, CardGradient.palette).map { PickerOption($0, value: "\($1.startText)-\($1.endText)") }
    }
}
