import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// All categories by class, and the form that creates one.
struct CategoriesView: View {
    let model: CategoriesViewModel

    var body: some View {
        Group {
            Form(method: .get, label: "Archived") {
                HiddenField("archived", value: model[\.showsArchived].map({ $0 ? "1" : "" }, back: { $0 == "1" }))
            }
            Loaded(model, .list, retry: CategoriesRoute.list.path.absolute) {
                Live("categories") { list }
                ButtonLink(model.showsArchived ? "Hide archived" : "Show archived", path: model.archivedLink.path, role: .plain)
                if model.context.canWrite { add }
            }
        }
        .navigationTitle("Categories")
    }

    private var list: some View {
        ForEach(model.groups, id: \.class.rawValue) { group in
            Section(group.class.title) {
                ForEach(group.categories, id: \.id.description) { category in
                    ListRow(
                        .verbatim(category.name), subtitle: count(category),
                        path: CategoriesRoute.detail(categoryId: category.id.description).path.absolute
                    ) {
                        IconDisc(category: category.icon)
                    } trailing: {
                        if category.isArchived { StatusLabel("Archived") }
                        Icon(.chevronRight)
                    }
                }
            }
        }
    }

    private var add: some View {
        GroupBox("Add category") {
            Form(label: "Add category") {
                TextField("Name", text: model[\.name], error: model.nameError, autocomplete: "off", required: true, maxLength: 100)
                SegmentedPicker(
                    "Class", selection: model[\.categoryClass].map(\.rawValue, back: CategoryClass.init(rawValue:)),
                    options: CategoryClass.allCases.map { PickerOption($0.title, value: $0.rawValue) })
                Picker("Icon", selection: model[\.icon], options: CategoryIcon.options(keeping: model.icon))
                Button("Add category") { await model.add() }
            }
        }
    }

    private func count(_ category: Category) -> LocalizedText {
        let count = model.counts[category.id] ?? 0
        return count == 0 ? "No transactions" : .plural(count, one: "1 transaction", other: "\(count) transactions")
    }
}
