import HTML
import Localization
import Models
import PeopleModel
import ScreenKit

/// Who paid an expense, how it is split, among whom, and the share of each. The style sheet shows the fields that the type needs.
struct ExpenseSplitFields<Model: ExpenseFormModel>: View {
    let model: Model
    let group: PeopleGroup
    /// Whether who paid is asked; of a transaction it is known.
    var asksPayer = false

    var body: some View {
        div(.class("form split-fields")) {
            div(.class("field-pair")) {
                if asksPayer {
                    Picker("Paid by", selection: model[\.form.payer], options: payers, error: model.form.errors[.payers], name: "payer")
                }
                Picker("Split", selection: model[\.form.type], options: SplitType.allCases, title: \.title, name: "split")
            }
            if asksPayer { ExpensePaidFields(model: model, group: group) }
            div(.class("split-among")) {
                CheckBoxes("Among", selection: model[\.form.among], options: members, error: model.form.errors[.split], name: "among")
            }
            div(.class("form split-values")) {
                ForEach(SplitType.allCases.filter { $0.hint != nil }, id: \.rawValue) { type in
                    if let hint = type.hint { p(.classes(ClassName("second"), type.hintClass)) { hint } }
                }
                ForEach(model.members, id: \.id.description) { member in
                    FieldContext("Split") {
                        TextField(
                            group.name(of: member.id), text: value(member), name: "value", inputMode: .decimal,
                            autocomplete: "off", maxLength: 40, isAmount: model.form.type.hasAmounts)
                    }
                }
            }
            SharePreviewView(preview: model.preview, group: group)
            div(.class("first-button")) { Button("Show shares", role: .plain, name: "sum") { model.calculate() } }
        }
    }

    private var payers: [PickerOption] { members + [PickerOption("Several people", value: ExpenseForm.several)] }

    private var members: [PickerOption] {
        model.members.map { PickerOption(group.name(of: $0.id), value: $0.id.description) }
    }

    private func value(_ member: GroupMember) -> Binding<String> {
        Binding(
            get: { model.form.values.values[member.id.description] ?? "" },
            set: { model.form.values.values[member.id.description] = $0 })
    }
}

extension SplitType {
    /// The class of the hint that is shown for the type.
    fileprivate var hintClass: ClassName {
        switch self {
        case .equally: ClassName("hint-equally")
        case .exact: ClassName("hint-exact")
        case .percent: ClassName("hint-percent")
        case .shares: ClassName("hint-shares")
        case .adjust: ClassName("hint-adjust")
        }
    }
}
