import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The forms that edit a category: name and icon, archiving, and merging into another category.
struct CategoryEditing: View {
    let model: CategoryViewModel
    let detail: CategoryDetail

    var body: some View {
        GroupBox("Name and icon") {
            EditFormView(
                model, label: "Name and icon", row: model.start.path, list: CategoriesRoute.list.path.absolute
            ) {
                TextField(
                    "Name", text: model[\.form.name], error: model.form.errors[.name], autocomplete: "off", required: true, maxLength: 100)
                Picker(
                    "Icon", selection: model[\.form.icon], options: CategoryIcon.options(keeping: detail.category.icon),
                    error: model.form.errors[.icon])
                if !model.parents.isEmpty {
                    Picker(
                        "Part of", selection: model[\.form.parent],
                        options: [PickerOption("No other category", value: "")]
                            + model.parents.map { PickerOption(.verbatim($0.name), value: $0.id.description) },
                        error: model.form.errors[.parent], hint: "The budget of the main category includes this category.", name: "whole")
                }
            }
        }
        if !detail.category.isArchived, !model.others.isEmpty { merge }
        div(.class("buttons")) {
            if detail.category.isArchived {
                Button("Restore category", role: .plain, name: "restore") { await model.archive(false) }
            } else {
                Button("Archive category", role: .plain, confirm: "Archive \(detail.category.name)?", name: "archive") {
                    await model.archive(true)
                }
            }
        }
    }

    private var merge: some View {
        details(.class("card disclosure"), .when(model.targetError != nil, .attribute("open", ""))) {
            summary { "Merge into another category" }
            Form(label: "Merge into another category") {
                Picker(
                    "Category", selection: model[\.targetId],
                    options: [PickerOption("Choose a category", value: "")]
                        + model.others.map { PickerOption(.verbatim($0.name), value: $0.id.description) },
                    error: model.targetError, hint: "Coffer moves everything from \(detail.category.name) there.", name: "target")
                Button("Merge category", role: .destructive, confirm: model.mergeQuestion, name: "merge") { await model.merge() }
            }
        }
    }
}
