import HTML
import Localization
import Models
import PeopleModel
import ScreenKit

/// The fields of a group.
struct GroupFields<Model: GroupFormModel>: View {
    let model: Model

    var body: some View {
        TextField("Name", text: model[\.form.name], error: errors[.name], name: "name", autocomplete: "off", required: true, maxLength: 100)
        if !model.people.isEmpty {
            CheckBoxes("Members beside you", selection: model[\.form.people], options: people, error: errors[.members], name: "people")
        }
        TextField(
            "New people", text: model[\.form.newNames], error: model.people.isEmpty ? errors[.members] : nil,
            hint: "Their names, separated by commas.", name: "new-people", autocomplete: "off", maxLength: 2_000)
        details(.class("card disclosure"), .open(errors.concern([.currency, .emoji]))) {
            summary { "More" }
            TextField(
                "Currency", text: model[\.form.currency], error: errors[.currency], name: "currency", autocomplete: "off", maxLength: 3)
            TextField("Emoji", text: model[\.form.emoji], error: errors[.emoji], name: "emoji", autocomplete: "off", maxLength: 16)
            TextField(
                "Your household in the group", text: model[\.form.ours],
                hint: "Leave empty if only you take part. Put commas between several names.", name: "ours",
                autocomplete: "off", maxLength: 500)
            Toggle("Members pay different shares", isOn: model[\.form.isWeighted], name: "weighted")
            fieldset {
                legend { "Shares" }
                p(.class("second")) { "Enter 1 for a full share, 0.5 for a child, 0 for no share. Past expenses do not change." }
                ForEach(weights, id: \.key) { row in
                    TextField(
                        row.title, text: weight(row.key), name: "weight", inputMode: .decimal, autocomplete: "off", maxLength: 10)
                }
            }
        }
    }

    private var errors: GroupForm.Errors { model.form.errors }

    private var people: [PickerOption] { model.people.map { PickerOption(.verbatim($0.name), value: $0.id.description) } }

    private struct Weight {
        let key: String
        let title: LocalizedText
    }

    /// The household and everybody who can be a member.
    private var weights: [Weight] {
        let stored = (model.group?.ours ?? []).map {
            Weight(key: GroupForm.weightKey($0), title: $0.isYou ? "Your share" : "Share of \($0.name)")
        }
        let ours = stored.isEmpty ? [Weight(key: GroupForm.householdKey(""), title: "Your share")] : stored
        return ours + model.people.map { Weight(key: $0.id.description, title: "Share of \($0.name)") }
    }

    private func weight(_ key: String) -> Binding<String> {
        Binding(get: { model.form.weights[key] ?? "" }, set: { model.form.weights[key] = $0 })
    }
}
