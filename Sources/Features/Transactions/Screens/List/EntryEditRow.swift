import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// A row whose payee and category are changed in place.
struct EntryEditRow: View {
    let entry: Entry
    let model: TransactionListViewModel

    var body: some View {
        li(.class("row entry-edit"), .id("entry-\(entry.account)-\(entry.id)")) {
            if model.rowEdit.isConflict {
                StoredFields {
                    fields
                } showingStored: {
                    model.showingStored($0)
                }
            }
            Form(label: "Change \(entry.titleText)") {
                ClosedDaysField(allows: model[\.rowEdit.allowsClosedDays])
                HiddenField("revision", value: model[\.rowEdit.revision])
                fields
                div(.class("buttons")) {
                    Button("Save", name: "save-entry") { await model.save() }
                    a(.class("button button-plain"), .href(model.links.list().path), .data("keep", "")) { "Cancel" }
                }
                FormProblem(model.rowEdit.problem)
            }
        }
    }

    private var fields: some View {
        Group {
            TextField("Payee", text: model[\.rowEdit.payee], name: "entry-payee", autocomplete: "off", maxLength: 200, autofocus: true)
            CategoryPicker(
                "Category", selection: model[\.rowEdit.category], categories: model.choices.categories, name: "entry-category")
        }
    }
}
