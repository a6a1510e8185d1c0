import DesignSystem
import HTML
import Localization
import Models

struct GalleryForm: View {
    var body: some View {
        div(.class("page page-reading")) {
            NavigationBar("Add account", back: BackLink("Accounts", path: "/accounts"))
            Form {
                TextField("Account name", text: fixed(""), error: "Account name is required")
                TextField("Institution", text: fixed("Northern Bank"), hint: "As it stands on your statements.")
                Picker(
                    "Kind", selection: fixed("checking"),
                    options: [PickerOption("Checking", value: "checking"), PickerOption("Savings", value: "savings")])
                MoneyField("Opening balance", text: fixed("1,250.00"), currency: Sample.dollar, hint: "What was there on the day below.")
                DayField("On", text: fixed("2024-11-15"))
                SegmentedPicker(
                    "Show", selection: fixed("month"),
                    options: [
                        PickerOption("Week", value: "week"), PickerOption("Month", value: "month"), PickerOption("Year", value: "year"),
                    ])
                PaletteField("Colour", color: fixed("4ECDC4"))
                Toggle("Count in net worth", isOn: Binding(get: { true }, set: { _ in }))
                Toggle("Default account", isOn: Binding(get: { false }, set: { _ in }), hint: "New transactions begin here.")
                TextArea("Note", text: fixed(""))
                CheckBoxes(
                    "Remind me", selection: Binding(get: { ["7"] }, set: { _ in }),
                    options: [PickerOption("7 days before", value: "7"), PickerOption("3 days before", value: "3")])
                Button("Add account") {}
                Button("Delete Rainy days", role: .destructive, confirm: "Delete Rainy days and its 214 transactions?") {}
            }
            div(.class("drop"), .data("drop", "submit")) {
                Icon(.squareAndArrowDown, size: .large)
                p { "Drop a statement here, or choose a file" }
            }
        }
    }

    private func fixed(_ text: String) -> Binding<String> { Binding(get: { text }, set: { _ in }) }
}
