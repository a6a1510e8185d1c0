import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The screen that reconciles an account with a paper statement.
struct AccountCheckView: View {
    let model: AccountCheckViewModel

    var body: some View {
        Group {
            Form(method: .get, label: "Page") { HiddenField("after", value: model[\.after]) }
            Loaded(model, .list, retry: AccountsRoute.check(accountId: model.accountId).path.absolute) {
                if let account = model.account?.account {
                    start(account)
                    if let check = model.check {
                        Hero(
                            model.isComplete ? "All entries match" : "Remaining difference", amount: amount(check.difference)
                        ) { "of \(check.stated) on \(check.day)" }
                        ticks(check)
                    }
                }
            }
        }
        .pageShape(.reading)
        .navigationTitle("Check against statement")
    }

    private func start(_ account: Account) -> some View {
        GroupBox {
            Form {
                DayField("Statement's last day", text: model[\.dayText], error: model.dayError)
                MoneyField("Balance on the statement", text: model[\.balanceText], currency: account.currency, error: model.balanceError)
                Button(model.check == nil ? "Start check" : "Change", role: model.check == nil ? .primary : .plain, name: "start") {
                    await model.start()
                }
            }
            if let day = model.closedUntil, model.check == nil {
                p(.class("second")) { "Closed up to \(day)." }
                Button("Reopen this day", role: .plain, name: "reopen") { await model.reopen() }
            }
        }
    }

    private func ticks(_ check: AccountCheck) -> some View {
        Form(label: "Entries") {
            HiddenField("listed", value: model[\.listed])
            if model.entries.isEmpty {
                p(.class("second")) { "No entries since the last closed day." }
            } else {
                CheckBoxes("Tick what the statement shows", selection: model[\.ticked], options: model.entries.map(option), name: "ticked")
            }
            if !check.carried.isEmpty { p(.class("second")) { "The last entries are from earlier days. No statement has shown them yet." } }
            if let next = model.next { ButtonLink("Older entries", path: next.path, role: .plain) }
            div(.class("buttons")) {
                Button("Save ticks", role: model.isComplete ? .plain : .primary, name: "save-ticks") { await model.saveTicks() }
                Button("Close this day", role: model.isComplete ? .primary : .plain, name: "close-day") { await model.close() }
                Button(
                    "Cancel check", role: .destructive, confirm: "Cancel this check? Your ticks are lost.", dismiss: "Keep checking",
                    name: "cancel-check"
                ) { await model.cancel() }
            }
        }
    }

    private func option(_ entry: Entry) -> PickerOption {
        PickerOption("\(entry.day) · \(entry.titleText) · \(entry.amount)", value: entry.id.description)
    }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money)
    }
}
