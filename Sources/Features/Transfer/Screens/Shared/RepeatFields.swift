import DesignSystem
import HTML
import Localization
import Models
import TransferModel

/// The fields for repetition: whether, how often and until when. The style sheet shows the last two if the order repeats.
struct RepeatFields: View {
    let form: Binding<OrderForm>
    let errors: OrderForm.Errors
    /// Whether an order that does not repeat can be selected.
    var mayBeOnce = true

    var body: some View {
        Picker("Repeat", selection: form.property(\.unit), options: options, name: "repeat")
        div(.class("form if-repeated")) {
            TextField(
                "Every", text: form.property(\.every), error: errors[.schedule], hint: "1 means every time, 2 every second time.",
                inputMode: .numeric, autocomplete: "off", maxLength: 5)
            DayField(
                "Last day", text: form.property(\.until), error: errors.until,
                hint: "Optional. Without a last day, this repeats until you stop it.",
                name: "until")
        }
    }

    private var options: [PickerOption] {
        (mayBeOnce ? [PickerOption("Never", value: "")] : [])
            + ScheduleUnit.allCases.map { PickerOption($0.adverb, value: $0.rawValue) }
    }
}
