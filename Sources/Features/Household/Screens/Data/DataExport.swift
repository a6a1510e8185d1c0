import DesignSystem
import HTML
import Localization
import Models

/// The export form: account and period, then one link per format.
struct DataExport: View {
    let model: DataViewModel

    var body: some View {
        GroupBox("Export") {
            Form(method: .get, label: "What to export") {
                Picker(
                    "Account", selection: model[\.account],
                    options: [PickerOption("All accounts", value: "")]
                        + model.accounts.map { PickerOption(.verbatim($0.name), value: $0.id.description) }, name: "account")
                DayField("From", text: model[\.from], error: model.fromError, name: "from")
                DayField("Until", text: model[\.until], error: model.untilError, name: "until")
                button(.class("button button-plain"), .type("submit")) { "Choose" }
            }
        }
        if model.canExport {
            files
        } else {
            p(.class("second")) { "Confirm above that it is you to export all accounts at once, or choose one account." }
        }
    }

    private var files: some View {
        Section(note: "Files are made when you open the link.") {
            ForEach(ExportFormat.allCases, id: \.rawValue) { format in
                li(.class("row")) {
                    IconDisc(.squareAndArrowUp)
                    div(.class("row-text")) {
                        a(.class("row-title"), .href(model.path(of: format)), .attribute("download", "coffer-export")) {
                            "Export as \(format.title)"
                        }
                        span(.class("row-subtitle")) { format.purpose }
                    }
                }
            }
        }
    }
}
