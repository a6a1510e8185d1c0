import DesignSystem
import HTML
import Localization
import MembersModel
import Models

/// The choice of who gets the accounts of a member who leaves or is removed.
struct HeirPicker: View {
    let label: LocalizedText
    /// The id of the chosen member; empty for the household.
    let heir: Binding<String>
    /// Whom the accounts can go to besides the household.
    let heirs: [MemberProfile]

    var body: some View { Picker(label, selection: heir, options: options, name: "heir") }

    private var options: [PickerOption] {
        [PickerOption("The whole household", value: "")] + heirs.map { PickerOption(.verbatim($0.displayName), value: $0.id.description) }
    }
}
