import DesignSystem
import HTML
import Localization
import Models
import ScreenKit

/// The files that can be downloaded, with what each is for. Account and days are chosen above them; the files of all accounts ask for the
/// passphrase first.
struct DataExport: View {
    let model: DataViewModel

    var body: some View {
        Form(method: .get, label: "What to export") {
            ControlBar {
                Popover("Account", value: account) {
                    Picker(
                        "Account", selection: model[\.account],
                        options: [PickerOption("All accounts", value: "")]
                            + model.accounts.map { PickerOption(.verbatim($0.name), value: $0.id.description) }, name: "account")
                    choose
                }
                Popover("Days", value: days, isOpen: model.fromError != nil || model.untilError != nil) {
                    DayField("From", text: model[\.from], error: model.fromError, name: "from")
                    DayField("Until", text: model[\.until], error: model.untilError, name: "until")
                    choose
                }
            }
        }
        if !model.isConfirmed { DataConfirmation(model: model) }
        Section("Export", id: "export", note: "Files are made when you open the link.") {
            ForEach(ExportFormat.allCases, id: \.rawValue) { file($0) }
        }
        if model.context.household.isDivided { p(.class("section-note")) { content } }
    }

    /// What the files hold of accounts of other members.
    private var content: LocalizedText {
        model.isOwner
            ? "JSON of all accounts contains everything of the household, also the private accounts of all members. Other files contain what you see."
            : "The files contain what you see."
    }

    private var choose: some View { button(.class("button button-plain"), .type("submit")) { "Choose" } }

    private func file(_ format: ExportFormat) -> some View {
        li(.class("row")) {
            IconDisc(.squareAndArrowUp, tint: model.canExport ? .accent : .neutral)
            div(.class("row-text")) {
                if model.canExport {
                    a(.class("row-title"), .href(model.path(of: format)), .attribute("download", "coffer-export")) {
                        "Export as \(format.title)"
                    }
                } else {
                    span(.class("row-title")) { format.title }
                }
                span(.class("row-subtitle")) { format.purpose }
            }
        }
    }

    // MARK: - Values

    private var account: LocalizedText {
        model.accounts.first { $0.id.description == model.account }.map { .verbatim($0.name) } ?? "All accounts"
    }

    /// The days; nil: all.
    private var days: LocalizedText? {
        switch (model.from.isEmpty, model.until.isEmpty) {
        case (true, true): nil
        case (false, true): "From \(model.dayText(model.from))"
        case (true, false): "Until \(model.dayText(model.until))"
        case (false, false): "\(model.dayText(model.from)) – \(model.dayText(model.until))"
        }
    }
}
