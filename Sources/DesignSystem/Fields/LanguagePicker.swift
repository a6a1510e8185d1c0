package import HTML
import Localization
import Models

/// A choice of the language of texts, each in its own name.
package struct LanguagePicker: View {
    /// The tag of a language.
    private let selection: Binding<String>

    package init(selection: Binding<String>) {
        self.selection = selection
    }

    package var body: some View {
        Picker("Language", selection: selection, options: Language.allCases.map { PickerOption(.verbatim($0.name), value: $0.rawValue) })
    }
}
