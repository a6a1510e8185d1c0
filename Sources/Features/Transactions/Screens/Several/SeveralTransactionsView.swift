import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransactionsModel

/// The form that changes several transactions at once.
struct SeveralTransactionsView: View {
    let model: SeveralTransactionsViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                LinkValues("ids", values: model[\.ids])
                LinkValues("all", values: model[\.choosesAll].map({ $0 ? ["1"] : [] }, back: { $0 == ["1"] }))
                LinkValues("in", values: text(\.listed))
                FilterValues(filter: model[\.filter])
            }
            Loaded(model, .form, retry: AccountsRoute.list.path.absolute) {
                if model.outlines.isEmpty {
                    EmptyStateView(
                        .listBullet, sentence: model.sharedNote ?? "No transaction is ticked. Go back and tick some first."
                    ) {
                        ButtonLink("Show transactions", path: TransactionsRoute.all.path.absolute, role: .plain)
                    }
                } else {
                    fields
                    if let note = model.sharedNote { p(.class("second")) { note } }
                    chosen
                }
            }
        }
        .navigationTitle(model.outlines.isEmpty ? "Change transactions" : "Change \(model.countText)")
    }

    private var fields: some View {
        Form(label: "Change \(model.countText)") {
            ClosedDaysField(allows: model[\.allowsClosedDays])
            HiddenField("expected", value: Binding(get: { model.fingerprint }, set: { model.expected = $0 }))
            CategoryPicker(selection: model[\.category], categories: model.categories, none: "Unchanged", hint: model.splitHint)
            TextField("Payee", text: model[\.payee], hint: "Leave empty to keep each payee.", autocomplete: "off", maxLength: 200)
            TextField("Add tags", text: model[\.tags], hint: "Put commas between them.", name: "tags")
            FormProblem(model.problem)
            Button("Change \(model.countText)", name: "change") { await model.change() }
            Button("Show what would change", role: .plain, name: "preview") { await model.preview() }
            if model.canJoin {
                p(.class("second")) { "One is money out and the other is money in. They can be one transfer between your accounts." }
                Button("Join into a transfer", role: .plain, name: "join") { await model.join() }
            }
            Button("Delete \(model.countText)", role: .destructive, confirm: "Delete \(model.countText)?", name: "delete") {
                await model.delete()
            }
        }
    }

    private var chosen: some View {
        Section(model.showsResult ? "What would change" : "Chosen", id: "chosen", note: more) {
            ForEach(model.outlines.prefix(SeveralTransactionsViewModel.shown), id: \.group.id.description) { outline in
                ListRow(outline.title, subtitle: subtitle(of: outline)) {
                    IconDisc(category: outline.parts[0].icon)
                } trailing: {
                    AmountText(outline.amount, style: outline.kind == .transfer ? .neutral : AmountStyle(outline.amount))
                }
            }
        }
    }

    private var more: LocalizedText? {
        let rest = model.outlines.count - SeveralTransactionsViewModel.shown
        return rest > 0 ? .plural(rest, one: "And 1 more.", other: "And \(rest) more.") : nil
    }

    private func subtitle(of outline: TransactionOutline) -> LocalizedText {
        guard model.showsResult else { return .relative(outline.day) }
        let changes = model.changes(of: outline)
        return .joined([.relative(outline.day)] + (changes.isEmpty ? ["Unchanged"] : changes))
    }

    private func text(_ path: ReferenceWritableKeyPath<SeveralTransactionsViewModel, String>) -> Binding<[String]> {
        model[path].map({ $0.isEmpty ? [] : [$0] }, back: { $0.last ?? "" })
    }
}
