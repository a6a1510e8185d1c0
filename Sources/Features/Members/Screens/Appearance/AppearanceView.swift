import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit
import Services

/// The screen of the appearance settings.
struct AppearanceView: View {
    let model: AppearanceViewModel

    var body: some View {
        Loaded(model.profile, of: model, .form, retry: MembersRoute.appearance.path.absolute) { _ in
            Form {
                div(.data("theme-switch", "")) {
                    SegmentedPicker(
                        "Colours", selection: model[\.appearance].map(\.rawValue, back: Appearance.init(rawValue:)),
                        options: Appearance.allCases.map { PickerOption(title($0), value: $0.rawValue) }, error: model.error)
                }
                Toggle(
                    "Show amounts", isOn: model[\.showsAmounts],
                    hint: "Turn this off to show amounts as dots on all your devices.")
                Button("Save") { await model.save() }
            }
            FactList("Language") {
                Fact("Texts", .verbatim(model.context.memberContext.language.name))
                Fact("Numbers and days") { a(.href(MembersRoute.profile.path.absolute)) { "In your profile" } }
            }
        }
        .navigationTitle("Appearance")
    }

    private func title(_ appearance: Appearance) -> LocalizedText {
        switch appearance {
        case .system: "Same as the device"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}
