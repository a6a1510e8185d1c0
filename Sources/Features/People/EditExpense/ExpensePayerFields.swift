import DesignSystem
import HTML
import Localization
import Models
import ScreenKit
import Services

/// Who paid, and what each of several paid. The style sheet shows the amounts if there are several.
struct ExpensePayerFields<Model: ExpenseFormModel>: View {
    let model: Model
    let group: PeopleGroup

    var body: some View {
        Picker("Paid by", selection: model[\.form.payer], options: options, error: model.form.errors.payers, name: "payer")
        div(.class("form if-several")) {
            ForEach(model.members, id: \.id.description) { member in
                TextField(
                    "Paid by \(group.name(of: member.id))", text: paid(member), name: "paid", inputMode: .decimal, autocomplete: "off",
                    maxLength: 40)
            }
        }
    }

    private var options: [PickerOption] {
        model.members.map { PickerOption(group.name(of: $0.id), value: $0.id.description) }
            + [PickerOption("Several people", value: ExpenseForm.several)]
    }

    private func paid(_ member: GroupMember) -> Binding<String> {
        Binding(
            get: { model.form.paid[member.id.description] ?? "" }, set: { model.form.paid[member.id.description] = $0 })
    }
}
