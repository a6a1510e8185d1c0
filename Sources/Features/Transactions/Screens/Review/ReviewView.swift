import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The list of transactions that wait to be confirmed, by payee, each with its category and a button.
struct ReviewView: View {
    let model: ReviewViewModel

    var body: some View {
        Group {
            Form(method: .get, label: "Page") { HiddenField("before", value: model[\.before]) }
            Loaded(model, .list, retry: TransactionsRoute.review.path.absolute) {
                if model.page.groups.isEmpty {
                    EmptyStateView(
                        .checkmarkCircle, title: "All done",
                        sentence: "You check the category of new transactions here."
                    ) {
                        ButtonLink("Show accounts", path: AccountsRoute.list.path.absolute, role: .plain)
                    }
                } else {
                    list
                }
            }
        }
        .navigationTitle("Review")
    }

    private var list: some View {
        Form(label: "Review") {
            HiddenField("shown", value: model[\.choices.shown])
            p(.class("second")) { model.countText }
            FormProblem(model.problem)
            ul(.class("card rows import-lines"), .id("review")) {
                let spending = options(first: .spending)
                let income = options(first: .income)
                ForEach(model.page.groups, id: ReviewChoices.key) { group in
                    row(group, options: group.items.first?.entry.amount.isNegative ?? true ? spending : income)
                }
            }
            if model.context.canWrite {
                Button("Confirm all shown", name: "confirm-all") { await model.confirmAll() }
                p(.class("field-hint")) { "Lines without a category are left out." }
                if model.hasUndecided {
                    Button("Confirm all, also without a category", role: .plain, name: "confirm-undecided") {
                        await model.confirmAll(undecided: true)
                    }
                }
            }
            if let next = model.next { a(.class("button button-plain"), .href(next.path)) { "Show earlier ones" } }
        }
    }

    @ViewBuilder private func row(_ group: ReviewGroup, options: [PickerOption]) -> some View {
        let isFirst = group == model.page.groups.first
        if group.lines.count == 1, let item = group.items.first {
            ReviewRow(model: model, group: group, item: item, options: options, isFirst: isFirst)
        } else {
            ReviewGroupRow(model: model, group: group, options: options, isFirst: isFirst)
        }
    }

    /// The category options, computed once for all rows of one direction.
    private func options(first: CategoryClass) -> [PickerOption] {
        ([first] + CategoryClass.allCases.filter { $0 != first }).flatMap { `class` in
            model.categories.filter { $0.class == `class` }
                .map { PickerOption(.verbatim($0.name), value: $0.id.description, group: `class`.title) }
        }
    }
}
