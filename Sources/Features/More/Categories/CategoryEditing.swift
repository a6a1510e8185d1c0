import DesignSystem
import HTML
import Localization
import Models
import Services

/// The forms that edit a category: name and icon, archiving, and merging into another category.
struct CategoryEditing: View {
    let model: CategoryViewModel
    let detail: CategoryDetail

    var body: some View {
        if let conflict = model.conflict {
            Banner(
                "\(conflict.name) was changed elsewhere in the meantime",
                text: "It is called \(conflict.name) now. Save to use what you typed.",
                symbol: .exclamationmarkTriangle, tone: .warning)
        }
        Card("Name and icon") {
            Form(label: "Name and icon") {
                HiddenField("revision", value: model[\.revision])
                TextField("Name", text: model[\.name], error: model.nameError, autocomplete: "off", required: true, maxLength: 100)
                Picker("Icon", selection: model[\.icon], options: CategoryIcon.options(keeping: detail.category.icon))
                Button("Save") { await model.save() }
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
                    error: model.targetError, hint: "Everything of \(detail.category.name) moves there.", name: "target")
                Button("Merge category", role: .destructive, confirm: model.mergeQuestion, name: "merge") { await model.merge() }
            }
        }
    }
}
