import DesignSystem
import HTML
import HouseholdModel
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit

/// The screen of the household and its members.
struct HouseholdView: View {
    let model: HouseholdViewModel

    var body: some View {
        Group {
            if model.household == nil { Form(method: .get) { HiddenField("lock", value: model[\.locking]) } }
            Loaded(model, .form, retry: HouseholdRoute.household.path.absolute) {
                if model.isOwner { form } else { facts }
                TransferLimitsForm(editing: model.limits, isOwner: model.isOwner)
                members
                if let pending = model.pending { confirmation(pending) }
            }
        }
        .navigationTitle("Household")
    }

    private var form: some View {
        EditFormView(
            model, label: "Household", row: HouseholdRoute.household.path.absolute, list: MoreRoute.menu.path.absolute
        ) {
            TextField(
                "Household name", text: model[\.form.name], error: model.form.errors[.name], autocomplete: "off", required: true,
                maxLength: 100)
            Picker(
                "Currency", selection: model[\.form.currency],
                options: CurrencyTable.all.map { PickerOption(.title(of: $0), value: $0.code) },
                hint: "Coffer shows your totals in this currency.")
            Picker(
                "Time zone", selection: model[\.form.timeZone], options: model.timeZones.map { PickerOption(.verbatim($0), value: $0) },
                error: model.form.errors[.timeZone], hint: "The time zone sets when a day begins.")
            TextField(
                "Minutes until sign-out", text: model[\.form.idleMinutes], error: model.form.errors[.idleMinutes],
                hint: "Coffer signs you out after this time without activity.", inputMode: .numeric, autocomplete: "off")
            Picker("First day of the week", selection: model[\.form.firstWeekday], options: weekdays)
            TextField(
                "First day of the month", text: model[\.form.firstMonthDay], error: model.form.errors[.firstMonthDay],
                hint: "1 to 28. Choose the day your salary comes.", inputMode: .numeric, autocomplete: "off")
            Toggle("Begin it on the Friday before if that day is a Saturday or Sunday", isOn: model[\.form.monthBeginsOnWorkingDay])
        }
    }

    private func confirmation(_ member: MemberProfile) -> some View {
        ConfirmationSheet(
            sentence: "Enter your passphrase again to lock \(member.displayName) out.", answer: model.answer,
            cancel: HouseholdRoute.household.path.absolute, button: "Lock out", role: .destructive, name: "confirm"
        ) {
            await model.confirm()
        }
    }

    private var weekdays: [PickerOption] {
        (1...7).map { PickerOption(.verbatim(model.context.locale.weekdayName($0)), value: String($0)) }
    }

    @ViewBuilder private var facts: some View {
        if let household = model.household {
            FactList {
                Fact("Household name", .verbatim(household.name))
                Fact("Currency", .verbatim(household.currency.code))
                Fact("Time zone", .verbatim(household.timeZone))
            }
        }
    }

    private var members: some View {
        Section(
            "Members", link: SectionLink("All members", path: MembersRoute.members.path.absolute),
            note: "Invitations, roles and who leaves are on the page of all members."
        ) {
            ForEach(model.members, id: \.id.description) { member in
                ListRow(.verbatim(member.displayName), subtitle: member.isDisabled ? "\(member.role.title) · Disabled" : member.role.title)
                {
                    AccountDisc(name: member.displayName, color: Account.defaultColor)
                } trailing: {
                    if model.isOwner, !member.isDisabled, member.id != model.context.member.id {
                        Button("Disable", role: .destructive, confirm: "Lock \(member.displayName) out?") { await model.disable(member) }
                    }
                }
            }
        }
    }
}
