import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that changes several transactions at once.
struct SeveralTransactionsView: View {
    let model: SeveralTransactionsViewModel

    var body: some View {
        Group {
            Form(method: .get) { LinkValues("ids", values: model[\.ids]) }
            if let error = model.state.error {
                ErrorView(error.text, retry: AccountsRoute.list.path.absolute)
            } else if model.state != .loaded {
                LoadingView(.form)
            } else if model.outlines.isEmpty {
                EmptyStateView(.listBullet, sentence: "No transaction is ticked. Go back and tick some first.") {
                    ButtonLink("Show accounts", path: AccountsRoute.list.path.absolute, role: .plain)
                }
            } else {
                fields
                chosen
            }
        }
        .navigationTitle(model.outlines.isEmpty ? "Change transactions" : "Change \(model.countText)")
    }

    private var fields: some View {
        Form(label: "Change \(model.countText)") {
            ClosedDaysField(allows: model[\.allowsClosedDays])
            CategoryPicker(selection: model[\.category], categories: model.categories, none: "Unchanged", hint: model.splitHint)
            TextField("Payee", text: model[\.payee], hint: "Leave it empty to keep what is there.", autocomplete: "off", maxLength: 200)
            TextField("Add tags", text: model[\.tags], hint: "With commas between them.", name: "tags")
            FormProblem(model.problem)
            Button("Change \(model.countText)", name: "change") { await model.change() }
            Button("Delete \(model.countText)", role: .destructive, confirm: "Delete \(model.countText)?", name: "delete") {
                await model.delete()
            }
        }
    }

    private var chosen: some View {
        Section("Chosen", id: "chosen") {
            ForEach(model.outlines, id: \.group.id.description) { outline in
                ListRow(outline.title, subtitle: .relative(outline.day)) {
                    IconDisc(category: outline.parts[0].icon)
                } trailing: {
                    AmountText(outline.amount, style: outline.kind == .transfer ? .neutral : AmountStyle(outline.amount))
                }
            }
        }
    }
}
