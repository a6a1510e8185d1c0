import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit

/// The form that records a payment between two members.
struct SettleView: View {
    let model: SettleViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                HiddenField("from", value: model[\.fromId])
                HiddenField("to", value: model[\.toId])
                HiddenField("in", value: model[\.currencyCode])
            }
            Loaded(model, .form, retry: PeopleRoute.settle(groupId: model.groupId).path.absolute) {
                if let group = model.group {
                    if let debt = model.debt { content(group, debt) } else { nothing }
                }
            }
        }
        .navigationTitle("Settle up")
    }

    private var nothing: some View {
        EmptyStateView(.checkmarkCircle, sentence: "Everybody is settled. There is nothing to pay.") {
            ButtonLink("Show the group", path: PeopleRoute.groupDetail(groupId: model.groupId).path.absolute, role: .plain)
        }
    }

    private func content(_ group: PeopleGroup, _ debt: Debt) -> some View {
        Group {
            GroupBox {
                p(.class("figure-label")) { group.sentence(of: debt) }
                p(.class("figure")) { AmountText(debt.amount) }
                a(
                    .href(
                        PeopleRoute.debt(groupId: model.groupId, fromId: debt.from.description, toId: debt.to.description).path.absolute)
                ) { "Why?" }
            }
            form(group, debt)
            if let payee = model.payee { SettlePayment(payee: payee, code: model.paymentCode) }
            if !model.otherDebts.isEmpty {
                Section("Something else", id: "others") {
                    ForEach(Array(model.otherDebts.indices), id: { String($0) }) { index in
                        let other = model.otherDebts[index]
                        ListRow(group.sentence(of: other), path: model.link(other, of: group).path) {
                            EmptyView()
                        } trailing: {
                            AmountText(other.amount)
                        }
                    }
                }
            }
        }
    }

    private func form(_ group: PeopleGroup, _ debt: Debt) -> some View {
        Form(label: "Settlement", key: model[\.form.key]) {
            HiddenField("payer", value: model[\.form.from])
            HiddenField("payee", value: model[\.form.to])
            HiddenField("overpayment", value: model[\.form.allowsOverpayment].map({ $0 ? "1" : "" }, back: { $0 == "1" }))
            MoneyField(
                "Amount", text: model[\.form.amountText], currency: model.currency, error: errors.amount, name: "amount",
                follows: CurrencySource(["currency"], otherwise: model.context.household.currency))
            Picker(
                "Paid with", selection: model[\.form.account], options: accounts, error: errors.account,
                hint: "We match it with your bank statement later.", name: "account")
            DayField("Day", text: model[\.form.dayText], error: errors.day, name: "day")
            details(.class("card disclosure"), .open(errors.concernMore)) {
                summary { "More" }
                TextField(
                    "Currency", text: model[\.form.currency], error: errors.currency, hint: "The currency of the debt.", name: "currency",
                    autocomplete: "off", maxLength: 3)
                TextField(
                    "Amount paid in another currency", text: model[\.form.paidText], error: errors.paid, name: "paid", inputMode: .decimal,
                    autocomplete: "off", maxLength: 40, isAmount: true)
                TextField(
                    "Currency paid", text: model[\.form.paidCurrency], hint: "Leave empty to use the account's currency.",
                    name: "paid-currency",
                    autocomplete: "off", maxLength: 3)
                TextArea("Notes", text: model[\.form.notes], name: "notes")
            }
            FormProblem(errors.from ?? errors.form)
            Button(model.form.allowsOverpayment ? "Settle anyway" : "Settle", name: "settle") { await model.save() }
        }
    }

    private var errors: SettleForm.Errors { model.form.errors }

    private var accounts: [PickerOption] {
        [PickerOption("Already paid, or not with an account", value: "")]
            + model.accounts.map { PickerOption("\($0.name) (\($0.currency.code))", value: $0.id.description) }
    }
}
