import HTML
import Localization
import Models
import PeopleModel
import ScreenKit

/// What each of several members paid. The style sheet shows the amounts if there are several.
struct ExpensePaidFields<Model: ExpenseFormModel>: View {
    let model: Model
    let group: PeopleGroup

    var body: some View {
        div(.class("form if-several")) {
            ForEach(model.members, id: \.id.description) { member in
                TextField(
                    "Paid by \(group.name(of: member.id))", text: paid(member), name: "paid", inputMode: .decimal, autocomplete: "off",
                    maxLength: 40, isAmount: true)
            }
        }
    }

    private func paid(_ member: GroupMember) -> Binding<String> {
        Binding(
            get: { model.form.paid[member.id.description] ?? "" }, set: { model.form.paid[member.id.description] = $0 })
    }
}
