import DesignSystem
import HTML
import Localization
import Models
import Navigation
import NotificationsModel
import ScreenKit
import Services

/// The switches for each type of notification, in the app and by e-mail, and related settings.
struct NotificationSettingsForm: View {
    let model: NotificationSettingsViewModel

    var body: some View {
        EditFormView(
            model, label: "Notifications", row: NotificationsRoute.settings.path.absolute, list: MoreRoute.menu.path.absolute
        ) {
            fieldset {
                legend { "In the app" }
                FieldContext("In the app") {
                    div {
                        ForEach(model.types, id: \.type.rawValue) { each in
                            Toggle(
                                each.title, isOn: isOn(each.type, in: \.told), hint: each.hint, name: "app",
                                disabled: !each.type.canBeDisabled)
                        }
                    }
                }
                TextField(
                    "Days ahead", text: model[\.form.leadDays], error: model.form.errors[.leadDays],
                    hint: "Coffer tells you this many days before a due date, from 0 to 30.", inputMode: .numeric, autocomplete: "off",
                    maxLength: 3)
                MoneyField(
                    "From this amount on", text: model[\.form.minimum], currency: model.currency, error: model.form.errors[.minimum],
                    hint: model.minimumHint)
            }
            fieldset {
                legend { "By e-mail and on devices" }
                if !model.canMail {
                    p(.class("second")) { "This server sends no e-mail yet: whoever runs it sets COFFER_SMTP_URL and starts it again." }
                }
                TextField(
                    "E-mail address", text: model[\.form.email], error: model.form.errors[.email], hint: "Leave empty to get no e-mail.",
                    type: .email,
                    autocomplete: "email", maxLength: 254)
                div {
                    FieldContext("By e-mail") {
                        ForEach(model.types, id: \.type.rawValue) { each in
                            Toggle(each.title, isOn: isOn(each.type, in: \.mailed), name: "mail", disabled: !each.type.canBeDisabled)
                        }
                    }
                    Toggle(
                        "One message a day", isOn: model[\.form.isDigest],
                        hint: "You get one message a day with everything. Security alerts come at once.")
                }
                Picker("At", selection: model[\.form.digestHour], options: (0...23).map { option(minute: $0 * 60, value: $0) })
                Picker(
                    "Quiet from", selection: model[\.form.quietFrom], options: times(with: model.form.quietFrom),
                    error: model.form.errors[.quiet],
                    hint: "Coffer sends messages after the quiet hours.")
                Picker("Quiet until", selection: model[\.form.quietUntil], options: times(with: model.form.quietUntil))
            }
            fieldset {
                legend { "Weekly summary" }
                Picker(
                    "Every week", selection: model[\.form.summaryWeekday], options: weekdays, error: model.form.errors[.summary],
                    hint: "What came in, what went out, what changed and what falls due: here, by e-mail and on devices.",
                    name: "summary-weekday")
                Picker(
                    "Time", selection: model[\.form.summaryHour], options: (0...23).map { option(minute: $0 * 60, value: $0) },
                    name: "summary-hour")
            }
            PassphraseQuestionField(question: model.question, of: model)
        }
    }

    private static var on: Binding<Bool> { Binding(get: { true }, set: { _ in }) }

    private func isOn(
        _ type: NotificationType, in set: WritableKeyPath<NotificationForm, Set<NotificationType>>
    ) -> Binding<Bool> {
        type.canBeDisabled ? contains(type, in: set) : Self.on
    }

    private func contains(
        _ type: NotificationType, in set: WritableKeyPath<NotificationForm, Set<NotificationType>>
    ) -> Binding<Bool> {
        Binding(
            get: { model.form.values[keyPath: set].contains(type) },
            set: { isOn in
                if isOn { model.form.values[keyPath: set].insert(type) } else { model.form.values[keyPath: set].remove(type) }
            })
    }

    private var weekdays: [PickerOption] {
        [PickerOption("Never", value: "")]
            + (1...7).map { PickerOption(.verbatim(model.context.locale.weekdayName($0)), value: String($0)) }
    }

    /// Returns the options: never, every half hour of the day, and the current time if it is another one.
    private func times(with chosen: String) -> [PickerOption] {
        var minutes = Array(stride(from: 0, to: 1_440, by: 30))
        if let chosen = Int(chosen), (0..<1_440).contains(chosen), !minutes.contains(chosen) { minutes = (minutes + [chosen]).sorted() }
        return [PickerOption("Never", value: "")] + minutes.map { option(minute: $0, value: $0) }
    }

    private func option(minute: Int, value: Int) -> PickerOption {
        PickerOption(.verbatim(model.context.locale.time(hour: minute / 60, minute: minute % 60)), value: String(value))
    }
}
