package import HTML
package import Localization

/// A picker with two to four options side by side.
package struct SegmentedPicker: View {
    private let label: LocalizedText
    private let selection: Binding<String>
    private let options: [PickerOption]
    private let error: LocalizedText?
    private let name: String?

    package init(
        _ label: LocalizedText, selection: Binding<String>, options: [PickerOption], error: LocalizedText? = nil, name: String? = nil
    ) {
        self.label = label
        self.selection = selection
        self.options = options
        self.error = error
        self.name = name
    }

    package var body: some View {
        div(.class("segmented")) {
            Picker(label, selection: selection, options: options, style: .radios, error: error, name: name)
        }
    }
}
