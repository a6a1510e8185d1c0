import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The list of transactions that wait to be confirmed, each with its category and a button.
struct ReviewView: View {
    let model: ReviewViewModel

    var body: some View {
        Group {
            Form(method: .get, label: "Page") { HiddenField("before", value: model[\.before]) }
            Loaded(model, .list, retry: TransactionsRoute.review.path.absolute) {
                if model.page.items.isEmpty {
                    EmptyStateView(
                        .checkmarkCircle, title: "All done",
                        sentence: "New lines of your statements wait here until you confirm their category."
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
            HiddenField("shown", value: model[\.shown])
            HiddenField("alike", value: model[\.showedAlike].map({ $0 ? "1" : "" }, back: { $0 == "1" }))
            p(.class("second")) { model.countText }
            FormProblem(model.problem)
            ul(.class("card rows import-lines"), .id("review")) {
                let spending = options(first: .spending)
                let income = options(first: .income)
                ForEach(model.page.items, id: \.entry.id.description) { item in
                    ReviewRow(
                        model: model, item: item, options: item.entry.amount.isNegative ? spending : income,
                        isFirst: item.entry.id == model.page.items.first?.entry.id)
                }
            }
            if model.context.canWrite {
                Button("Confirm all shown", name: "confirm-all") { await model.confirmAll() }
            }
            if let next = model.next { a(.class("button button-plain"), .href(next.path)) { "Show earlier ones" } }
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
